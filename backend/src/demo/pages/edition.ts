import { firstEdition } from '../../modules/content/first-edition.ts';
import type { Row } from '../insert-rows.ts';

/** The demo's edition is the first one with addresses of its own; names under `.example` belong to nobody. */
export const editionRows = (): Row[] => [
  {
    values: {
      number: firstEdition.number,
      settings: {
        addresses: {
          organiserSite: 'https://www.cable-institute.example/',
          ebook: 'https://ebook.wirefair.example/11th-edition-review/',
        },
      },
    },
  },
];
