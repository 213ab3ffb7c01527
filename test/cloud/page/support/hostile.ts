/** Names and texts that try to be more than that. `alert` is what the browser tests listen for. */
export const HOSTILE: readonly string[] = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '" autofocus onfocus="alert(1)',
  "</pre></main></body><script>alert(1)</script>",
  "</title><svg onload=alert(1)>",
  "javascript:alert(1)//",
  '"><meta http-equiv="refresh" content="0;url=http://evil.example/">',
  "<!-- --!> <![CDATA[ <iframe srcdoc='<script>alert(1)</script>'>",
  "</textarea></details></table><style>*{display:none}</style>",
  "&lt;script&gt;alert(1)&lt;/script&gt; &#60;b&#62; &amp;amp;",
  '"><form action="http://evil.example/"><button>Sign in</button></form>',
  "\u202Egpj.exe\u2066 \u001b]8;;http://evil.example\u0007link\u001b]8;;\u0007 \u001b[2J",
  "{{constructor.constructor('alert(1)')()}} ${alert(1)} <%= alert(1) %>",
  "../../../etc/passwd\\..\\..\u0000.png",
];
