import type { Schemas } from '../../../rest/operations.ts';

export type LiveEpisodeParent = Schemas['LiveEpisode'];
export type OverseasFairParent = Schemas['OverseasFair'];
