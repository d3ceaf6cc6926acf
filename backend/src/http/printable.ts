import { escapeHtml } from './escape-html.ts';

/** Ink, lines and faces of the house, for paper: no colours that a printer would spend toner on. */
const STYLE = `
*{box-sizing:border-box}
body{max-width:780px;margin:0 auto;padding:48px 24px 72px;color:#0b1f3a;background:#fff;
font:16px/1.7 Inter,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif;overflow-wrap:anywhere}
header{border-bottom:2px solid #b4561b;padding-bottom:20px;margin-bottom:28px}
header p{margin:0;color:#5b6b82}
h1{font-size:30px;line-height:1.25;margin:6px 0 10px;text-wrap:balance}
h2{font-size:20px;line-height:1.35;margin:36px 0 8px}
p{margin:10px 0}
ul{padding-left:22px;margin:10px 0}
li{margin:6px 0}
li::marker{color:#b4561b}
.wide{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin:16px 0;font-size:15px;font-variant-numeric:tabular-nums}
th,td{border:1px solid #dde3ec;padding:9px 12px;text-align:left;vertical-align:top}
thead th{background:#f6f7f9}
.form th{width:42%;font-weight:400;background:#f6f7f9}
.form td{height:48px}
footer{margin-top:44px;padding-top:14px;border-top:1px solid #dde3ec;color:#5b6b82;font-size:14px}
@media print{body{padding:0;max-width:none;font-size:12pt}h2{break-after:avoid}tr{break-inside:avoid}}
`;

interface PrintableFrame {
  language: 'cn' | 'en';
  title: string;
  /** One quiet line above the title, like the name of the show. */
  above: string;
  /** Below the title. */
  lead: string;
  footer: string;
}

/**
 * A page for reading on a screen and for printing, complete in itself; all is plain text.
 * @returns what stands before its body and what behind it, for a body that is sent in parts
 */
export function printableFrame({
  language,
  title,
  above,
  lead,
  footer,
}: PrintableFrame): [start: string, end: string] {
  return [
    `<!doctype html>
<html lang="${language === 'cn' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><p>${escapeHtml(above)}</p><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></header>
<main>
`,
    `
</main>
<footer>${escapeHtml(footer)}</footer>
</body>
</html>
`,
  ];
}

/**
 * The whole page.
 * @param body HTML, escaped by its maker
 */
export function printablePage({ body, ...frame }: PrintableFrame & { body: string }): string {
  return printableFrame(frame).join(body);
}

/** Headers of such a page: opened by itself it may show itself and nothing else (docs/promises.md 13). */
export const printableHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-modals",
};
