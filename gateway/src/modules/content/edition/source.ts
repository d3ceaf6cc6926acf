import { defineSource } from '../../../context/source.ts';

/** The edition of the exhibition that the site is about. */
export const editionSource = defineSource(({ rest }) => ({
  read: () => rest.getPublic('/app/content/edition'),
}));
