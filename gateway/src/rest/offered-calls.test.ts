import { describe, expect, it, vi } from 'vitest';
import { UpstreamRefusal, UpstreamUnavailable } from './errors.ts';
import { OfferedCalls } from './offered-calls.ts';

const missing = () => Promise.reject(new UpstreamRefusal('', 500, 404));

describe('OfferedCalls', () => {
  it('tries a call that the server does not have again after a minute', async () => {
    let now = 0;
    const offered = new OfferedCalls(() => now);
    const make = vi.fn<() => Promise<string>>(missing);
    const use = () => offered.use<string>('GET /a', make, () => 'instead');
    expect([await use(), await use()]).toEqual(['instead', 'instead']);
    expect(make).toHaveBeenCalledTimes(1);
    now = 60_001;
    make.mockResolvedValueOnce('made');
    expect(await use()).toBe('made');
  });

  it('knows each call by itself', async () => {
    const offered = new OfferedCalls();
    await offered.use<string>('GET /a', missing, () => 'instead');
    expect(
      await offered.use(
        'GET /b',
        () => Promise.resolve('made'),
        () => 'instead',
      ),
    ).toBe('made');
  });

  it.each([
    ['a refusal', new UpstreamRefusal('no', 500, 400)],
    ['a missing session', new UpstreamRefusal('no', 401, 401)],
    ['a server that is away', new UpstreamUnavailable('no answer within 8000 ms')],
    ['a server that failed', new UpstreamUnavailable('nonsense', undefined, 502)],
  ])('takes %s for no missing call', async (_name, error) => {
    const instead = vi.fn(() => 'instead');
    await expect(new OfferedCalls().use('GET /a', () => Promise.reject(error), instead)).rejects.toBe(error);
    expect(instead).not.toHaveBeenCalled();
  });
});
