/** What a page holds for readers, without its head, scripts and styles. */
export const readable = (html: string): string =>
  (/<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');

/** A text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
