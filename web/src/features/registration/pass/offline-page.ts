const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE =
  'body{margin:0;padding:24px 16px;background:#f6f7f9;color:#0b1f3a;' +
  'font:16px/1.6 Inter,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif}' +
  'main{max-width:28rem;margin:0 auto}article{background:#fff;border:1px solid #dde3ec;border-top:3px solid #b4561b;' +
  'border-radius:14px;padding:20px 24px;overflow-wrap:anywhere}article>*{margin:0 0 6px}b{font-size:19px}h1{font-size:22px;' +
  'line-height:1.3;margin:0}svg{display:block;width:100%;' +
  'max-width:260px;height:auto;margin:0 auto 12px;background:#fff}.lead{color:#5b6b82;margin:4px 0 16px}';

/**
 * The pass as a page that needs nothing else: no script, no picture, no font. The words are those of the card, taken
 * as text, so that nothing in them is ever markup.
 */
export function offlinePage(card: HTMLElement, title: string, lead: string): string {
  const code = card.querySelector('svg[role=img]');
  const path = code?.querySelector('path')?.getAttribute('d') ?? '';
  const box = code?.getAttribute('viewBox') ?? '0 0 29 29';
  const words = [...card.querySelectorAll<HTMLElement>('h2, p, li')]
    .map((line) => {
      // A day and its hours stand at both ends of a line there, and in one here.
      const text = escapeHtml(line.innerText.trim()).replaceAll('\n', line.matches('li') ? ' · ' : '<br>');
      return line.matches('[data-name], [data-code], h2') ? `<p><b>${text}</b></p>` : `<p>${text}</p>`;
    })
    .join('');
  return (
    `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>` +
    `<p class="lead">${escapeHtml(lead)}</p><article>` +
    `<svg viewBox="${escapeHtml(box)}" role="img" aria-label="${escapeHtml(code?.getAttribute('aria-label') ?? '')}">` +
    `<path d="${escapeHtml(path)}" fill="#07152A"/></svg>${words}</article></main></body></html>`
  );
}
