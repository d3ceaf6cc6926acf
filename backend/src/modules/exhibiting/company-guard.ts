import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../http/errors.ts';
import type { Guard } from '../identity/index.ts';

/** Who acts for which company. */
export interface CompanyActor {
  accountId: string;
  /** The exhibitor that the account speaks for. */
  companyId: string;
}

/** An exhibitor's account without a company: its booth application has not been decided on. */
const noCompany = new Refusal(
  { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
  510,
);

/**
 * Whom a call of the exhibitor centre concerns; everybody who speaks for a company may do all of it (ROLE-015).
 * @throws Refusal 401 for a guest, 500 (HTTP 403) for a visitor, 510 for an account without a company
 */
export async function requireCompany(request: FastifyRequest, guard: Guard): Promise<CompanyActor> {
  const { account } = await guard.require(request, ['exhibitor']);
  if (account.exhibitorId === null) throw noCompany;
  return { accountId: account.id, companyId: account.exhibitorId };
}
