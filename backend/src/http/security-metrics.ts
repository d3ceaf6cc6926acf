import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter } from 'prom-client';
import type { SecurityLine } from './security-log.ts';

/** Counts what the security log tells: sign-ins by method and outcome, new passwords by outcome, refusals by kind. */
export function securityMetrics(metrics: Metrics): (line: SecurityLine) => void {
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Attempts to sign in, by method, role and outcome; the role is `unknown` where nobody is known.',
    labelNames: ['method', 'role', 'outcome'],
    registers: [metrics],
  });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Calls refused for want of a session or a right, or because there were too many.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  const newPasswords = new Counter({
    name: 'new_passwords_total',
    help: 'Attempts to set a new password, by role and outcome; the role is `unknown` where nobody is known.',
    labelNames: ['role', 'outcome'],
    registers: [metrics],
  });
  return ({ event, method, role: known, outcome }) => {
    const role = known ?? 'unknown';
    if (event === 'new-password') newPasswords.inc({ role, outcome });
    else if (method === null) refusals.inc({ outcome });
    else signIns.inc({ method, role, outcome });
  };
}
