import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type DeskArticleLineParent = Schemas['NewsLine'];
export type DeskArticlePageParent = PageParent<DeskArticleLineParent>;
export type DeskArticleParent = Schemas['NewsEntry'];
export type DeskArticleVersionParent = Schemas['NewsVersion'];
export type DeskArticleChangeParent = Schemas['NewsChange'];
