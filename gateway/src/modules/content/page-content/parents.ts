import type { Schemas } from '../../../rest/operations.ts';

export type BannerParent = Schemas['Banner'];
