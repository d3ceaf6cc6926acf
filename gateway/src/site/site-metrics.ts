import type { Metrics } from '@wirefair/service-kit/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Failure } from './rendered-pages.ts';
import type { Renderer } from './renderer.ts';

/** Bounds of durations, seconds; a page that takes 20 s has failed. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20];

/** Measures the pages that are rendered for visitors. */
export interface SiteMetrics {
  /** The same renderer, each of whose pages is measured. */
  measured(renderer: Renderer): Renderer;
  /** Counts a page that was sent. @param hasContent false where the browser has to make it */
  sent(hasContent: boolean): void;
  /** Counts a page that could not be rendered. */
  failed(failure: Failure): void;
}

/** To be made once for a gateway: names of metrics are unique. */
export function siteMetrics(metrics: Metrics): SiteMetrics {
  const registers = [metrics];
  const duration = new Histogram({
    name: 'site_page_render_duration_seconds',
    help: 'Time from the wish for a page until it was rendered, waiting included, seconds.',
    buckets: SECONDS,
    registers,
  });
  const pages = new Counter({
    name: 'site_pages_total',
    help: 'Pages sent: `rendered` with content, `empty` for the browser to fill.',
    labelNames: ['content'],
    registers,
  });
  const failures = new Counter({
    name: 'site_page_failures_total',
    help: 'Pages that were not rendered: `failed`, or `limited` because their client had too many.',
    labelNames: ['reason'],
    registers,
  });
  return {
    measured: (renderer) => {
      new Gauge({
        name: 'site_render_pages',
        help: 'Pages that wait to be rendered, and pages that are being rendered.',
        labelNames: ['state'],
        registers,
        collect() {
          const { waiting, running } = renderer.load();
          this.set({ state: 'waiting' }, waiting);
          this.set({ state: 'running' }, running);
        },
      });
      return {
        ...renderer,
        render: async (order) => {
          const end = duration.startTimer();
          const page = await renderer.render(order);
          end();
          return page;
        },
      };
    },
    sent: (hasContent) => pages.inc({ content: hasContent ? 'rendered' : 'empty' }),
    failed: ({ reason }) => failures.inc({ reason }),
  };
}
