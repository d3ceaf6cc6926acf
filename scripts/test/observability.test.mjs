import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'docker/observability');
const text = (file) => readFileSync(join(folder, file), 'utf8');

/** Metrics that are measured elsewhere: of every Node process, by Prometheus itself and by its exporters. */
const foreign = /^(nodejs_|process_|pg_|up$|probe_success$|ALERTS$)/;
/** What Prometheus adds to the name of a histogram. */
const ofHistogram = /_(bucket|count|sum)$/;

/** Names of the metrics that the two services make, by their sources and those of their library. */
function madeMetrics() {
  const names = new Map();
  for (const part of ['gateway', 'backend', 'packages/service-kit'])
    for (const file of readdirSync(join(root, part, 'src'), { recursive: true })) {
      if (!/\.ts$/.test(file) || /\.test\.ts$/.test(file)) continue;
      const source = readFileSync(join(root, part, 'src', file), 'utf8');
      const made = /(new (?:Recorded)?(Counter|Gauge|Histogram)|storedGauge)\b[^{;]*\{\s*name: '(\w+)'/g;
      for (const [, , kind = 'Gauge', name] of source.matchAll(made)) names.set(name, kind);
    }
  return names;
}

/** Names of the metrics that an expression of PromQL reads. */
function readMetrics(expression) {
  const bare = expression.replace(/\{[^}]*\}/g, '{}').replace(/\b(by|without) \([^)]*\)/g, '');
  const words = bare.match(/\b[a-zA-Z_]\w*(?=\{|\[|\s|\)|$)(?!\s*\()/g) ?? [];
  return words.filter((word) => word.includes('_') || foreign.test(word));
}

const expressionsOfAlerts = () =>
  [...text('alerts.yml').matchAll(/expr:(?: >-\n)?((?:.*\n)(?: {10}.*\n)*)/g)].map(
    ([, expression]) => expression,
  );
const expressionsOfDashboard = () =>
  JSON.parse(text('grafana/dashboards/wirefair.json'))
    .panels.flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr);

describe('the monitoring', () => {
  const made = madeMetrics();

  it('finds the metrics of both services', () => {
    expect(made.get('graphql_operation_duration_seconds')).toBe('Histogram');
    expect(made.get('outbox_deliveries_total')).toBe('Counter');
    expect(made.get('outbox_waiting_messages')).toBe('Gauge');
    expect(made.size).toBeGreaterThan(20);
  });

  it.each([
    ['alerts', expressionsOfAlerts, 21],
    ['dashboard', expressionsOfDashboard, 30],
  ])('reads by its %s only what is measured', (_name, expressions, atLeast) => {
    const read = expressions();
    expect(read.length).toBeGreaterThanOrEqual(atLeast);
    for (const expression of read) {
      const names = readMetrics(expression);
      expect(names, expression).not.toEqual([]);
      for (const name of names.filter((one) => !foreign.test(one)))
        expect([...made.keys()], expression).toContain(name.replace(made.has(name) ? '' : ofHistogram, ''));
    }
  });

  it('proves of each alert that it is raised, and that it is not, and tells what to do', () => {
    const alerts = [...text('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const proofs = text('alerts.test.yml');
    const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const name of alerts) {
      // What it means, where to look and what to do.
      expect(guide).toMatch(new RegExp(`^\\| \`${name}\` .*\\|.*\\|.*\\|$`, 'm'));
      expect(proofs).toContain(`- name: ${name} is raised`);
      expect(proofs).toContain(`- name: ${name} is not raised`);
    }
  });

  it('names counters by _total and durations by their unit', () => {
    for (const [name, kind] of made) {
      if (kind === 'Counter') expect(name).toMatch(/_total$/);
      else expect(name).not.toMatch(/_total$/);
      if (/duration|oldest/.test(name)) expect(name).toMatch(/_seconds$/);
    }
  });
});
