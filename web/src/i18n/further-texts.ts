import type { CompiledMessages } from './compiled-messages';

/** All texts; asked for those that `catalogue.ts` does not name. */
export const furtherTexts = import.meta.glob<CompiledMessages>(
  [
    './compiled/*/*.json',
    '!./compiled/*/{about,ask,catalogue,contact-cards,documents,events,home,media,news}.json',
    '!./compiled/*/{registration,search,shell,sign-in,sourcing,transport}.json',
  ],
  { import: 'default' },
);
