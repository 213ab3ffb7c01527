/** The page's mark: a phone in front of a window, on a ground that shows in light and dark. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#3b5bdb"/>
<rect x="6" y="8" width="17" height="14" rx="2.5" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2"/>
<rect x="17" y="11" width="9" height="15" rx="2.5" fill="#3b5bdb" stroke="#fff" stroke-width="2"/>
<path d="M20.500 22.500h2" stroke="#fff" stroke-width="1.600" stroke-linecap="round"/>
</svg>
`;
