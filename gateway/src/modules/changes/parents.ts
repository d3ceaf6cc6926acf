import type { Schemas } from '../../rest/operations.ts';
import type { CategoryParent } from '../catalogue/index.ts';
import type { NodeParent } from '../nodes/index.ts';
import type { Notice } from './notices.ts';

export type ChangeParent = Schemas['Change'];
export type ChangeConnectionParent = { records: ChangeParent[]; hasNext: boolean; endCursor: string };
export type ChangeNoticeParent = Notice;
export type ChangedObjectParent = NodeParent | ({ __typename: 'Category' } & CategoryParent);
