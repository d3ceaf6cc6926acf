import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type BadgeParent = Schemas['ExhibitorBadge'];
export type BadgePageParent = PageParent<BadgeParent>;
export type BadgeAllowanceParent = Schemas['BadgeAllowance'];
