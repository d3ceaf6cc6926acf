import type { Core } from '../../core.ts';
import type { RetentionRule } from '../../retention/index.ts';
import { auditRetention } from './audit/retention.ts';
import { scanRetention } from './door/retention.ts';
import { importLineRetention } from './exhibitor-import/retention.ts';

/** What the console does not keep for ever: each part describes its own. */
export const organiserRetention = (core: Core): RetentionRule[] => [
  scanRetention(core),
  auditRetention(core),
  importLineRetention(core),
];
