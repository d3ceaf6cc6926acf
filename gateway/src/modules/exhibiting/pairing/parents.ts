import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type PairingApplicationParent = Schemas['PairingApplication'];
export type PairingApplicationPageParent = PageParent<PairingApplicationParent>;
export type RecommendedDemandParent = Schemas['RecommendedPost'];
export type RecommendedDemandPageParent = PageParent<RecommendedDemandParent>;
