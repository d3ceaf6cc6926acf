import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../http/errors.ts';
import type { Limit, Limits } from '../../../limits/limits.ts';
import { tokenHash, tokenOf, type Guard } from '../../identity/index.ts';
import type { Actor, AuditLog } from '../audit/log.ts';
import { actorOf } from './sessions.ts';
import type { StaffRight } from './rights.ts';
import type { StaffRow, StaffStore } from './store.ts';

const guest = new Refusal({ ZH: '请先登录', EN: 'Please log in first' }, 401);
const noPermission = new Refusal(
  { ZH: '没有权限，请联系管理员', EN: 'No permission, please contact the administrator' },
  510,
);

const HOUR = 60 * 60;
// The security log has a line for each refused call; these are the ones that administrators see among what was done.
/** Of one account or member of the staff. */
const refusalsOfOne: Limit = { name: 'audit-refused', points: 60, seconds: HOUR };
/** Of all of them: whoever registers many accounts. */
const refusalsOfAll: Limit = { name: 'audit-refused-all', points: 600, seconds: HOUR };

/** Who of the staff makes a call. */
export interface StaffViewer {
  member: StaffRow;
  actor: Actor;
}

/** Decides from the token alone who of the staff makes a call, and whether they may. */
export function staffGuard(parts: {
  store: StaffStore;
  audit: AuditLog;
  limits: Limits;
  /** Of visitors and exhibitors. */
  accounts: Pick<Guard, 'viewer'>;
  /** The real time. */
  now: () => Date;
}) {
  const { store, audit, limits, accounts, now } = parts;

  async function viewer(request: FastifyRequest): Promise<StaffViewer | undefined> {
    const token = tokenOf(request);
    const member = token === undefined ? undefined : await store.session(tokenHash(token), now());
    if (!member) return undefined;
    request.knownCaller = { role: 'staff', id: member.id };
    return member.isLocked ? undefined : { member, actor: actorOf(member, request.ip) };
  }

  /** Writes down who was refused what: the first ones of an hour, so that nobody can fill the log of what was done. */
  async function refuse(request: FastifyRequest, actor: Actor): Promise<never> {
    const subject = `${request.method} ${request.routeOptions.url ?? ''}`;
    const isWritten =
      (await limits.take(refusalsOfOne, actor.staffId ?? actor.name)) &&
      (await limits.take(refusalsOfAll, 'all'));
    if (isWritten) await audit.record(actor, { action: 'refused', subjectKind: 'call', subject });
    throw noPermission;
  }

  return {
    /** Undefined for everybody else. */
    viewer,

    /**
     * Who makes a call that needs a right; without one, any of the staff.
     * @throws Refusal 401 for a guest or an ended session, 510 for everybody else, which is written down
     */
    async require(request: FastifyRequest, right?: StaffRight): Promise<StaffViewer> {
      const found = await viewer(request);
      if (found) {
        if (right === undefined || found.member.rights.includes(right)) return found;
        return refuse(request, found.actor);
      }
      const account = (await accounts.viewer(request))?.account;
      if (!account) throw guest;
      const name = `${account.role} #${account.id}`;
      return refuse(request, { staffId: null, name, address: request.ip });
    },
  };
}

export type StaffGuard = ReturnType<typeof staffGuard>;
