import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';
import type { ConnectionParent } from '../../shared/index.ts';

export type VideoParent = Schemas['Video'];
export type VideoConnectionParent = ConnectionParent<VideoParent>;
export type VideoPageParent = PageParent<VideoParent>;
