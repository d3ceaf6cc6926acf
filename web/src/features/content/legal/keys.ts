import type { PageTextKey } from '../../../gql/types';
import type { LegalTab } from '../../../lib/paths';

const keys: Record<LegalTab, PageTextKey> = {
  privacy: 'LEGAL_PRIVACY',
  terms: 'LEGAL_TERMS',
  imprint: 'LEGAL_IMPRINT',
  accessibility: 'LEGAL_ACCESSIBILITY',
};

/** The key under which the organiser keeps a text. */
export const keyOf = (tab: LegalTab): PageTextKey => keys[tab];
