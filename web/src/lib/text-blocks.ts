export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** How exhibitors mark a line of a specification in plain text. A figure like `-40 °C` is no mark: no space follows. */
const mark = /^\s*(?:[·•●▪■*]\s*|[-–—]\s+)/;

/**
 * Reads plain text as people mean it: a blank line ends a paragraph, a run of marked lines is a list. Nothing is
 * ever read as markup.
 */
export function toTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const add = (block: TextBlock) => {
    blocks.push(block);
    open = block;
  };
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const words = line.trim();
    if (!words) {
      open = undefined;
      continue;
    }
    if (mark.test(line)) {
      const item = line.replace(mark, '').trim();
      if (open?.kind === 'list') open.items.push(item);
      else add({ kind: 'list', items: [item] });
    } else if (open?.kind === 'paragraph') open.text += `\n${words}`;
    else add({ kind: 'paragraph', text: words });
  }
  return blocks;
}
