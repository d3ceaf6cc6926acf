/** Ids are places written as digits: '11' exhibitor, '12' product, '13' video, '14' post, '15'/'16' articles. */

/** The largest edition the id space is meant for; ids past it are not the generator's. */
export const MAX_EXHIBITORS = 1_000_000;

const digits = (value: number, width: number): string => String(value).padStart(width, '0');

export const exhibitorId = (index: number): string => `11${digits(index + 1, 8)}`;
export const productId = (index: number, slot: number): string =>
  `12${digits(index + 1, 8)}${digits(slot + 1, 2)}`;
export const videoId = (index: number): string => `13${digits(index + 1, 8)}`;
export const postId = (index: number): string => `14${digits(index + 1, 8)}`;
export const showArticleId = (index: number): string => `15${digits(index + 1, 8)}`;
export const exhibitorArticleId = (index: number, slot: number): string =>
  `16${digits(index + 1, 8)}${digits(slot + 1, 2)}`;

/** A place read back from an id; slot is -1 where the kind has none. */
export interface Place {
  kind: 'exhibitor' | 'product' | 'video' | 'post' | 'showArticle' | 'exhibitorArticle';
  index: number;
  slot: number;
}

const KINDS: Readonly<Record<string, Place['kind']>> = {
  '11': 'exhibitor',
  '12': 'product',
  '13': 'video',
  '14': 'post',
  '15': 'showArticle',
  '16': 'exhibitorArticle',
};

/** Reads an id, or null when it is none of ours by its form. */
export function parseId(id: string): Place | null {
  const match = /^(1[1-6])(\d{8})(\d{2})?$/.exec(id);
  if (!match) return null;
  const [, prefix = '', number, slot] = match;
  const kind = KINDS[prefix];
  if (kind === undefined) return null;
  const nested = kind === 'product' || kind === 'exhibitorArticle';
  const index = Number(number) - 1;
  if (nested !== (slot !== undefined) || index < 0 || index >= MAX_EXHIBITORS) return null;
  return { kind, index, slot: slot === undefined ? -1 : Number(slot) - 1 };
}
