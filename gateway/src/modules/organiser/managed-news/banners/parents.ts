import type { Schemas } from '../../../../rest/operations.ts';

export type DeskBannerParent = Schemas['BannerEntry'];
