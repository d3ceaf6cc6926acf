import type { Core } from '../../core.ts';
import type { RetentionRule } from '../../retention/index.ts';
import { auditRetention } from './audit/retention.ts';
import { scanRetention } from './door/retention.ts';
import { importLineRetention } from './exhibitor-import/retention.ts';

/**
 * What the console does not keep for ever: each part describes its own.
 * @param visitors the rule of visitors, whom the service of people forgets
 */
export const organiserRetention = (core: Core, visitors: RetentionRule): RetentionRule[] => [
  visitors,
  scanRetention(core),
  auditRetention(core),
  importLineRetention(core),
];
