import type { MessageId } from '../../../i18n';

const names: Record<string, MessageId> = {
  html: 'documents.format.page',
  csv: 'documents.format.sheet',
  svg: 'documents.format.vector',
  png: 'documents.format.picture',
  pdf: 'documents.format.pdf',
};

/** What opens, told by the end of its address; undefined where nothing can be told. */
export function formatOf(url: string): MessageId | undefined {
  const path = url.replace(/[?#].*$/, '');
  return names[/\.([a-z0-9]{2,5})$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
}
