import { defineSource } from '../../../context/source.ts';
import type { EditionParent } from './parents.ts';
import { specifiedEdition } from './specified-edition.ts';

/** The edition of the exhibition that the site is about. */
export const editionSource = defineSource(({ rest }) => ({
  read: () =>
    rest.whereOffered<EditionParent>(
      'GET /app/content/edition',
      () => rest.getPublic('/app/content/edition'),
      async () => specifiedEdition(await rest.getPublic('/app/content/end-status'), new Date()),
    ),
}));
