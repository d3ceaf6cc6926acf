import type { Schemas } from '../../../rest/operations.ts';

export type PageBlockParent = Schemas['PageBlock'];
export type TrafficItemParent = Schemas['TrafficItem'];
export type HotelParent = Schemas['Hotel'];
