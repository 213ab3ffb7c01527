/** Consoles and other text of suites: dark in both schemes, wrapped, and no taller than the window. */
export const consoleStyle = `pre.console {
  max-height: min(36rem, 75vh);
  margin: 0;
  padding: .9rem 1rem;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: light-dark(#161a21, #0b0e12);
  color: #d6dbe3;
  font-size: .82rem;
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 4;
}
#example { white-space: pre; overflow-x: auto; }
pre.copied { user-select: all; }
#text pre.console { max-height: none; }
`;
