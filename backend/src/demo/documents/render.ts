import { escapeHtml } from '../../http/escape-html.ts';
import { printablePage } from '../../http/printable.ts';
import type { Pair, Paper, Part } from './paper.ts';

const words = {
  cn: {
    show: '第十二届国际线缆工业展览会 · 2025 年 8 月 27–29 日 · 上海新国际博览中心',
    footer: '线缆研究院与展览公司 · 内容如有调整，以网站公布为准。',
  },
  en: {
    show: 'The 12th International Wire & Cable Industry Exhibition · 27–29 August 2025 · Shanghai New International Expo Centre',
    footer:
      'The cable research institute with its exhibition company · Should anything change, the website says so.',
  },
};

/** A paper as the page of one language. */
export function renderPaper(paper: Paper, language: 'cn' | 'en'): string {
  const side = (pair: Pair) => pair[language === 'cn' ? 0 : 1];
  const escaped = (pair: Pair) => escapeHtml(side(pair));
  const cells = (tag: 'th' | 'td', row: readonly Pair[], attribute = '') =>
    row.map((cell) => `<${tag}${attribute}>${escaped(cell)}</${tag}>`).join('');

  const html = (part: Part): string => {
    switch (part.kind) {
      case 'text':
        return `<p>${escaped(part.text)}</p>`;
      case 'heading':
        return `<h2>${escaped(part.text)}</h2>`;
      case 'list':
        return `<ul>${part.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
      case 'table': {
        const rows = part.rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        return `<div class="wide"><table><thead><tr>${cells('th', part.head, ' scope="col"')}</tr></thead><tbody>${rows}</tbody></table></div>`;
      }
      case 'form': {
        const rows = part.fields.map((field) => `<tr><th scope="row">${escaped(field)}</th><td></td></tr>`);
        return `<table class="form">${rows.join('')}</table>`;
      }
    }
  };
  return printablePage({
    language,
    title: side(paper.title),
    above: words[language].show,
    lead: side(paper.summary),
    body: paper.parts.map(html).join('\n'),
    footer: words[language].footer,
  });
}
