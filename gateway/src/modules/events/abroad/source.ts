import { defineSource } from '../../../context/source.ts';
import type { OverseasFairParent } from './parents.ts';

/** Live broadcasts and fairs abroad. */
export const abroadSource = defineSource(({ rest }) => ({
  episodes: () => rest.getPublic('/app/events/live-episodes'),

  /** Fairs abroad; a server of the specification has none. */
  fairs: () =>
    rest.whereOffered<OverseasFairParent[]>(
      'GET /app/events/overseas-fairs',
      () => rest.getPublic('/app/events/overseas-fairs'),
      () => [],
    ),
}));
