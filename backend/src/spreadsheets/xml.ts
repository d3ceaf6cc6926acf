/** The attributes of a tag by their names without prefix, like `id` of `r:id="rId1"`. */
export function attributesOf(tag: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', double, single] of tag.matchAll(/\s(?:\w+:)?(\w+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    found.set(name, unescaped(double ?? single ?? ''));
  return found;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => entities[name] ?? whole);

/** The attributes of each tag with this name, whatever its prefix; an XML of any length is walked over once. */
export const tagsOf = (xml: string, name: string): Map<string, string>[] =>
  xml.split('<').flatMap((piece) => {
    const [head = ''] = piece.split('>', 1);
    const [full = ''] = /^[\w:]+/.exec(head) ?? [];
    return full.slice(full.indexOf(':') + 1) === name ? [attributesOf(head)] : [];
  });

/** A text as the content of a tag. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
