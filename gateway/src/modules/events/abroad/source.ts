import { defineSource } from '../../../context/source.ts';

/** Live broadcasts and fairs abroad. */
export const abroadSource = defineSource(({ rest }) => ({
  episodes: () => rest.getPublic('/app/events/live-episodes'),

  fairs: () => rest.getPublic('/app/events/overseas-fairs'),
}));
