import { Histogram, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { RecordedHistogram, recordersBy } from './recorded-histogram.ts';

const configuration = (registry: Registry) => ({
  name: 'call_duration_seconds',
  help: 'Time of a call, seconds.',
  labelNames: ['method', 'outcome'],
  buckets: [0.1, 0.5, 1],
  registers: [registry],
});
/** On, between, below and above the bounds. */
const VALUES = [0, 0.1, 0.100001, 0.5, 0.7, 1, 4, 0.25];

describe('a recorded histogram', () => {
  it('has the same lines as a histogram of the library', async () => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const recorded = new RecordedHistogram(configuration(ours));
    const plain = new Histogram(configuration(theirs));
    for (const labels of [
      { method: 'GET', outcome: '2xx' },
      { method: 'POST', outcome: '5xx' },
    ]) {
      const record = recorded.recorderOf(labels);
      for (const value of VALUES) {
        record(value);
        plain.observe(labels, value);
      }
    }
    const lines = async (registry: Registry) =>
      (await registry.metrics())
        .split('\n')
        // The library puts the bound before the other labels of a bucket.
        .map((line) =>
          line.replace(/\{(.*)\}/, (_, labels: string) => `{${labels.split(',').toSorted().join(',')}}`),
        );
    expect(await lines(ours)).toEqual(await lines(theirs));
    expect(await ours.metrics()).toContain('call_duration_seconds_count{method="GET",outcome="2xx"} 8');
  });

  it('has one series for each key', async () => {
    const registry = new Registry();
    const by = recordersBy(new RecordedHistogram(configuration(registry)));
    for (const value of VALUES) by('GET 2xx', () => ({ method: 'GET', outcome: '2xx' }))(value);
    const counts = (await registry.metrics()).split('\n').filter((line) => line.includes('_count'));
    expect(counts).toEqual(['call_duration_seconds_count{method="GET",outcome="2xx"} 8']);
  });
});
