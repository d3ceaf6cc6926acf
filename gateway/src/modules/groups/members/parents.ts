import type { Schemas } from '../../../rest/operations.ts';
import type { PageParent } from '../../page.ts';

export type GroupMemberParent = Schemas['GroupMember'];
export interface GroupMemberPageParent extends PageParent<GroupMemberParent> {
  passCount: number;
}
