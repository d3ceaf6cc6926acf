import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type VideoParent = Schemas['Video'];
export type VideoPageParent = PageParent<VideoParent>;
