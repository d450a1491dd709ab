/** Ways to get somebody sent to a stranger, for a site at `https://loja.example`; none of them may. */
const site = "https://loja.example";

/** What stands between a host of ours and one of a stranger, in the hope that somebody reads it otherwise. */
const between = [
  ...["@", ":x@", "%40", "%2540", "\\@", "/@", "//@", "?@", "#@", "&@"],
  ...[".", "%2e", "\u3002", "\uff0e", "\uff61", "-", "\u2010", "\u00ad", "\u200b", "\u2060"],
  ...["\\", "%5c", "\\\\", "\uff3c", "\u2215", "\u2044", "\uff0f", "%2f", "%252f", "%ff"],
  ...["\t", "\n", "\r", "\r\n", "%09", "%0a", "%0d", "%0d%0a", "\0", "%00"],
  ...[" ", "%20", ";", "%3b", ",", "|", "^", "`", "<", ">", '"', "'", "{", "}", "[", "]", "$", "!"],
];
/** With these, the stranger's name is part of our path or query: we are who is called. */
const ourPaths = ["/@", "//@", "?@", "#@"];

const beforeHost = between
  .filter((mark) => !ourPaths.includes(mark))
  .map((mark) => `${site}${mark}evil.example`);

const spellings = [
  ...[
    "//evil.example",
    "///evil.example",
    "////evil.example",
    "/\\evil.example",
    "\\\\evil.example",
  ],
  ...[
    "\\/evil.example",
    "/\t/evil.example",
    "/%09/evil.example",
    "/%2f/evil.example",
    "/evil.example",
  ],
  ...[
    "https:evil.example",
    "https:/evil.example",
    "https:///evil.example",
    "https:\\\\evil.example",
  ],
  ...["https:/\\evil.example", "https:\\/evil.example", "http:loja.example", "https:loja.example"],
  ...[
    "https:///loja.example",
    "https:/loja.example",
    "https:\\\\loja.example",
    "https://\\loja.example",
  ],
  ...[
    "h\nttps://loja.example",
    "ht\ttps://loja.example",
    "\thttps://loja.example",
    " https://loja.example",
  ],
  ...[
    "https://loja.example\n",
    "https://loja.example ",
    "https://loja.example/\u0000",
    "https://loja.example/\u001f",
  ],
  ...[
    "https://evil.example",
    "HTTPS://EVIL.EXAMPLE",
    "http://evil.example",
    "evil.example",
    "www.evil.example",
  ],
  ...[
    "https://evil.example/loja.example",
    "https://evil.example?https://loja.example",
    "https://evil.example#loja.example",
  ],
  ...[
    "https://evil.example/https://loja.example/",
    "https://evil.example/.loja.example",
    "https://evil.example?.loja.example",
  ],
  ...["https://evilloja.example", "https://loja-example.evil.example"],
  ...[
    "https://evil.example.loja.example",
    "https://a.loja.example",
    "https://www.loja.example",
    "https://loja.examplе",
  ],
  ...[
    "https://loja.example.",
    "https://.loja.example",
    "https://loja..example",
    "https://lоja.example",
  ],
  ...[
    "https://xn--lja-fcd.example",
    "https://ｌｏｊａ.example",
    "https://ⓛoja.example",
    "https://LOJA。example",
  ],
  ...[
    "https://loja%2eexample",
    "https://%6coja.example",
    "https://loja.example:444",
    "https://loja.example:0",
  ],
  ...[
    "https://loja.example:80",
    "https://loja.example:99999",
    "https://loja.example:",
    "https://loja.example:443x",
  ],
  ...[
    "https://loja.example:443@evil.example",
    "https://user@loja.example",
    "https://user:pass@loja.example",
  ],
  ...["https://@loja.example", "https://:@loja.example", "https://loja.example%00.evil.example"],
  ...[
    "http://loja.example",
    "ftp://loja.example",
    "ws://loja.example",
    "wss://loja.example",
    "gopher://loja.example",
  ],
  ...[
    "file://loja.example/",
    "file:///etc/passwd",
    "ldap://loja.example",
    "mailto:ana@loja.example",
    "tel:+551199",
  ],
];

const scripts = [
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "javascript://loja.example/%0aalert(1)",
    "java\nscript:alert(1)",
  ],
  ...[
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    " javascript:alert(1)",
    "javascript&colon;alert(1)",
  ],
  ...[
    "javascript:https://loja.example",
    "javascript:/*https://loja.example*/alert(1)",
    "javascript%3aalert(1)",
  ],
  ...[
    "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD4=",
    "DATA:,x",
    "vbscript:msgbox(1)",
  ],
  ...[
    "blob:https://loja.example/1",
    "filesystem:https://loja.example/x",
    "view-source:https://loja.example",
  ],
  ...[
    "about:blank",
    "about:srcdoc",
    "feed:javascript:alert(1)",
    "jar:https://loja.example!/",
    "x:javascript:alert(1)",
  ],
  ...[
    "intent://loja.example#Intent;scheme=http;end",
    "chrome://settings",
    "ms-word:ofe|u|https://evil.example",
  ],
];

/** Other ways to write 127.0.0.1 and what stands near it: only the plain form counts. */
const numbers = [
  ...[
    "http://2130706433",
    "http://0x7f000001",
    "http://017700000001",
    "http://127.1",
    "http://127.0.1",
  ],
  ...[
    "http://0x7f.0.0.1",
    "http://0177.0.0.1",
    "http://127.0.0.1.evil.example",
    "http://127.0.0.1@evil.example",
  ],
  ...[
    "http://127.0.0.1%2eevil.example",
    "http://1.127.0.0.1",
    "http://128.0.0.1",
    "http://0.0.0.0",
    "http://0",
  ],
  ...[
    "http://[::]",
    "http://[::2]",
    "http://[0:0:0:0:0:0:0:1]",
    "http://[::ffff:127.0.0.1]",
    "http://[::1]evil.example",
  ],
  ...[
    "http://[::1]@evil.example",
    "http://[::1%25lo]",
    "http://169.254.169.254",
    "http://192.168.0.1",
    "http://10.0.0.1",
  ],
  ...[
    "http://127.0.0.1\\@evil.example",
    "http://127。0。0。1",
    "http://①②⑦.0.0.1",
    "http://localhost",
    "https://localhost:3000",
  ],
  ...[
    "http://localhost.evil.example",
    "http://127.0.0.1.",
    "http://127.0.0.256",
    "http://127.0.0",
    "http://[127.0.0.1]",
  ],
];

const nonsense = [
  ...[
    "",
    " ",
    "/",
    "//",
    "///",
    "\\",
    "?",
    "#",
    ":",
    "://",
    "http",
    "http:",
    "http://",
    "https://",
    "https:///",
  ],
  ...[
    "https://?",
    "https://#",
    "https://@",
    "https://:443",
    "https://[",
    "https://[]",
    "https://%",
    "null",
    "undefined",
  ],
  ...[
    "*",
    "**",
    "https://*",
    "https://**",
    "https://*.example",
    "[object Object]",
    "../..",
    "./",
    "%",
    "\u{1f600}",
    "\ud800",
  ],
  `${site}/${"a".repeat(3000)}`,
];

export const hostileRedirects = [...beforeHost, ...spellings, ...scripts, ...numbers, ...nonsense];
