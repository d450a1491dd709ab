/** Of the site, and of what its operator allows besides. */
export const site = "https://loja.example";
export const listed = "https://app.loja.example";

const stranger = "evil.example";

/** What may make two readers of one address find different hosts in it. */
const marks = [
  ...["@", ":x@", "%40", "%2540", "\\@", ".", "%2e", "\u3002", "\uff0e", "-", "\u200b", "\u00ad"],
  ...["\\", "%5c", "\\\\", "\uff3c", "\u2215", "\uff0f", "%2f", "%252f", "\t", "\n", "\r\n"],
  ...["%09", "%0a", "%0d%0a", "\0", "%00", " ", "%20", ";", ",", "|", "^", "`", "<", '"', "'"],
  ...["{", "[", "]", "$", "!", ":443@", ":443.", "%23@", "%3f@", "\u2028", "\ufeff", "\u202e"],
];

/** Written before a stranger's name, in the hope that it is no scheme, or ours. */
const beginnings = [
  ...["//", "///", "////", "/\\", "\\\\", "\\/", "/\t/", "/%09/", "/%2f/", "/%5c", "//\\", ".//"],
  ...[
    "https:",
    "https:/",
    "https:///",
    "https:\\\\",
    "https:/\\",
    "https:\\/",
    "HtTpS://",
    "http:",
  ],
  ...["ht\ttps://", "h\nttps://", "\thttps://", " https://", "\u0001https://", "%68ttps://"],
  ...["ftp://", "ws://", "wss://", "gopher://", "ldap://", "feed:https://", "view-source:https://"],
  ...["jar:https://", "blob:https://", "filesystem:https://", "intent://", "x:", "://", ":", "@"],
];

const scripts = [
  ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\nscript:alert(1)", "\u0001javascript:x"],
  ...["javascript://loja.example/%0aalert(1)", "vbscript:x", "data:text/html,<script>x</script>"],
  ...["data://loja.example/,x", "file:///etc/passwd", "about:blank", "mailto:a@b.example"],
];

/** Names that only look like ours. */
const hosts = [
  ...["evil.example", "loja.example.evil.example", "evilloja.example", "loja.example.", "loja"],
  ...["www.loja.example", "a.app.loja.example", "app.loja.example.evil.example", "lоja.example"],
  ...["xn--lja-fcd.example", "loja.examplе", "loja%2eexample", "app-loja.example", "LOJA.EVIL"],
  ...["user@loja.example", "user:secret@loja.example", "@loja.example", "loja.example:444"],
  ...["loja.example:80", "app.loja.example:8443", "0x7f.1", "2130706433", "localhost.evil.example"],
  ...["127.0.0.1@evil.example", "[::ffff:7f00:1]", "evil.example/loja.example", "evil.example#@x"],
  ...["evil.example?https://loja.example", "evil.example\\.loja.example", "loja.example\\@x.y"],
];

/** More than two hundred ways to get somebody sent to a stranger. */
export const hostileTargets: readonly string[] = [
  ...marks.flatMap((mark) => [`${site}${mark}${stranger}`, `${listed}${mark}${stranger}`]),
  ...beginnings.map((beginning) => `${beginning}${stranger}`),
  ...scripts,
  ...hosts.flatMap((host) => [`https://${host}/x`, `http://${host}/x`]),
  ...["", "x".repeat(3000), `${site}/${"x".repeat(3000)}`, "https://", "https://[", "null"],
  // The right host by another scheme or port is another site.
  ...["http://loja.example/", "http://app.loja.example/x", `${site}:8443/`, `${listed}:444/x`],
];
