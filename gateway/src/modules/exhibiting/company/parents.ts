import type { Schemas } from '../../../rest/operations.ts';

export type CompanyProfileParent = Schemas['OwnCompany'];
