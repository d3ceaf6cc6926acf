import { describe, expect, it, vi } from 'vitest';
import { withBreaker } from './breaker.ts';
import type { OpenedStream } from './event-stream.ts';
import type { Transport } from './transport.ts';

describe('withBreaker', () => {
  it('opens streams as it is told to, with the longest silence', async () => {
    const refused: OpenedStream = { refused: { status: 404, body: Buffer.from('{}') } };
    const open = vi.fn<Transport['open']>(async () => refused);
    const transport: Transport = { open, request: vi.fn<Transport['request']>(), close: async () => {} };
    expect(await withBreaker(transport).open('/changes', { language: 'EN' }, 10_000)).toBe(refused);
    expect(open).toHaveBeenCalledExactlyOnceWith('/changes', { language: 'EN' }, 10_000);
  });
});
