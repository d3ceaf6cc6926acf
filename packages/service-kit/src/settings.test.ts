import { describe, expect, it } from 'vitest';
import { metricsAddress, stopTimes, traceSettings } from './settings.ts';

describe('the address of the metrics', () => {
  it('is there where a port is set, and by default of this machine', () => {
    const of = (env: NodeJS.ProcessEnv) => metricsAddress(env, 'BACKEND_METRICS_PORT');
    expect(of({ METRICS_PORT: '9464' })).toBeUndefined();
    expect(of({ BACKEND_METRICS_PORT: '9464' })).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(of({ BACKEND_METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })?.host).toBe('0.0.0.0');
  });
});

describe('the settings of traces', () => {
  const endpoint = 'http://collector:4318';
  const of = (ratio?: string, address = endpoint) =>
    traceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: address, OTEL_TRACES_SAMPLER_ARG: ratio });

  it('are there where a collector is named, and by default for one request in ten', () => {
    expect(traceSettings({ OTEL_TRACES_SAMPLER_ARG: '1' })).toBeUndefined();
    expect(of()).toEqual({ endpoint, ratio: 0.1 });
    expect(of('0')).toEqual({ endpoint, ratio: 0 });
  });

  it('are refused for another protocol, and for a share that is none', () => {
    expect(() => of('1', 'collector:4318')).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an http address');
    for (const ratio of ['1.1', '-1', 'all'])
      expect(() => of(ratio)).toThrow('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  });
});

describe('the times of a stop', () => {
  it('are nine seconds without a drain by default, and never less', () => {
    expect(stopTimes({})).toEqual({ drainMs: 0, stopMs: 9000 });
    expect(stopTimes({ DRAIN_MS: '2500', STOP_MS: '120000' })).toEqual({ drainMs: 2500, stopMs: 120_000 });
    expect(() => stopTimes({ STOP_MS: '8999' })).toThrow(
      'STOP_MS must be a whole number from 9000 to 600000',
    );
    expect(() => stopTimes({ DRAIN_MS: '5001' })).toThrow('DRAIN_MS');
  });
});
