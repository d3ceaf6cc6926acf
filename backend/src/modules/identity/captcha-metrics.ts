import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter } from 'prom-client';

/** Counts what happens to picture codes. */
export type CountCaptcha = (outcome: 'drawn' | 'right' | 'wrong') => void;

/** Measures picture codes: a flood of them, or of wrong answers, is somebody's program. */
export function captchaMetrics(metrics: Metrics): CountCaptcha {
  const captchas = new Counter({
    name: 'captchas_total',
    help: 'Picture codes: `drawn`, and answers that were `right` or `wrong`.',
    labelNames: ['outcome'],
    registers: [metrics],
  });
  return (outcome) => captchas.inc({ outcome });
}
