import { Counter } from 'prom-client';
import type { Metrics } from '../metrics/metrics.ts';
import type { SecurityLine } from './security-log.ts';

/** Counts what the security log tells: sign-ins by method and outcome, refusals by kind. */
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
  return ({ method, role, outcome }) => {
    if (method === null) refusals.inc({ outcome });
    else signIns.inc({ method, role: role ?? 'unknown', outcome });
  };
}
