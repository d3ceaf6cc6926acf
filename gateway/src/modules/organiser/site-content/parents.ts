import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type ContentSummaryParent = Schemas['ContentSummary'];
export type ContentCollectionParent = Schemas['ContentCollection'];
export type ContentChildParent = ContentCollectionParent['children'][number];
export type ContentFieldParent = ContentCollectionParent['fields'][number];
export type ContentEntryParent = Schemas['ContentEntry'];
export type ContentVersionParent = Schemas['ContentVersion'];
export type ContentChangeParent = Schemas['ContentChange'];

/** A line of a list, with what names its entry. */
export interface ContentEntryLineParent {
  collection: string;
  line: Schemas['ContentLine'];
}
export type ContentEntryPageParent = PageParent<ContentEntryLineParent>;
