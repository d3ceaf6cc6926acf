import { type Span, trace as api } from '@opentelemetry/api';
import { expect, it, vi } from 'vitest';
import { exchangeAt } from '../test-support/exchanges.ts';
import { trace } from './trace.ts';

it('makes the exchange a span where requests are traced', () => {
  const untraced = exchangeAt('site');
  void trace({ isTraced: false }).begin?.(untraced);
  expect(untraced.span).toBeUndefined();
  const traced = exchangeAt('siteStream');
  void trace({ isTraced: true }).begin?.(traced);
  expect(traced.span).toBeDefined();
});

it.each([
  [200, 0],
  [500, 1],
])('ends the span with status %i', (status, marks) => {
  const span: Span = api.wrapSpanContext({ traceId: '0'.repeat(32), spanId: '0'.repeat(16), traceFlags: 0 });
  const [attribute, mark, end] = [
    vi.spyOn(span, 'setAttribute'),
    vi.spyOn(span, 'setStatus'),
    vi.spyOn(span, 'end'),
  ];
  const exchange = exchangeAt('site');
  Object.assign(exchange, { span, status });
  void trace({ isTraced: true }).end?.(exchange);
  expect(attribute).toHaveBeenCalledWith('http.response.status_code', status);
  expect(mark).toHaveBeenCalledTimes(marks);
  expect(end).toHaveBeenCalledOnce();
});
