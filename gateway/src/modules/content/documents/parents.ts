import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type SiteDocumentParent = Schemas['SiteDocument'];
export type SiteDocumentPageParent = PageParent<SiteDocumentParent>;
export type ProcessStepParent = Schemas['ProcessStep'];
/** The two lists of the resource centre. */
export interface ResourceListsParent {
  manuals: SiteDocumentParent[];
  artwork: SiteDocumentParent[];
}
