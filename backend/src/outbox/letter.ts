import { escapeHtml } from '../http/escape-html.ts';
import type { Message } from './message.ts';

/** What a mail to a person says; plain text everywhere, it is escaped here. */
export interface Letter {
  language: Message['language'];
  subject: string;
  /** One after the other, before the facts. */
  paragraphs: string[];
  /** Pairs of a name and a value, like a code or a date. */
  facts?: [name: string, value: string][];
  /** A picture after the facts, by the `cid` of an attachment; `text` for those who do not see it. Square, in pixels. */
  picture?: { cid: string; text: string; size: number };
  /** The one thing to do: its words and its address. */
  action?: { text: string; href: string };
  /** Small words at the end: why this came. */
  footer: string;
}

const INK = 'color:#0b1f3a;font:16px/1.7 Inter,"PingFang SC","Microsoft YaHei",Arial,sans-serif';

/** Mail programs know tables and inline styles, and little else. */
function page({ language, subject, paragraphs, facts = [], picture, action, footer }: Letter): string {
  const e = escapeHtml;
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:6px 16px 6px 0;color:#5b6b82;vertical-align:top">${e(name)}</td>` +
        `<td style="padding:6px 0;font-weight:600">${e(value)}</td></tr>`,
    )
    .join('');
  const shown = picture
    ? `<p style="margin:20px 0"><img src="cid:${e(picture.cid)}" alt="${e(picture.text)}" width="${picture.size}" ` +
      `height="${picture.size}" style="display:block;border:1px solid #dde3ec;border-radius:8px"></p>`
    : '';
  const button = action
    ? `<p style="margin:28px 0"><a href="${e(action.href)}" style="background:#b4561b;color:#fff;` +
      `padding:12px 22px;border-radius:8px;text-decoration:none;font-weight:600">${e(action.text)}</a></p>` +
      `<p style="color:#5b6b82;font-size:14px;word-break:break-all">${e(action.href)}</p>`
    : '';
  return (
    `<!doctype html><html lang="${language === 'ZH' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">` +
    `<title>${e(subject)}</title></head><body style="margin:0;padding:32px 16px;background:#f6f7f9;${INK}">` +
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #dde3ec;' +
    `border-top:3px solid #b4561b;border-radius:14px"><h1 style="margin:0 0 16px;font-size:22px">${e(subject)}</h1>` +
    paragraphs.map((text) => `<p style="margin:12px 0">${e(text)}</p>`).join('') +
    (rows === '' ? '' : `<table style="border-collapse:collapse;margin:20px 0">${rows}</table>`) +
    `${shown}${button}<p style="margin-top:28px;color:#5b6b82;font-size:14px">${e(footer)}</p></div></body></html>`
  );
}

/** A mail as plain text and as HTML, both saying the same. */
export function letter(content: Letter): Pick<Message, 'language' | 'subject' | 'body' | 'html'> {
  const { language, subject, paragraphs, facts = [], action, footer } = content;
  const colon = language === 'ZH' ? '：' : ': ';
  const body = [
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}${colon}${value}`).join('\n')] : []),
    ...(action ? [`${action.text}${colon}${action.href}`] : []),
    footer,
  ].join('\n\n');
  return { language, subject, body, html: page(content) };
}
