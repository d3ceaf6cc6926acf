import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import type { DoorMember } from '../../../lib/door-storage';
import { type ConsoleMember, findMember } from './find-member';

const lin: ConsoleMember = { id: '7', name: 'Lin', email: 'lin@fair.example', rights: ['DOOR', 'REVIEWER'] };

/** A device, and a server that answers as told. */
function device(ask: () => Promise<ConsoleMember | undefined>, known?: DoorMember) {
  const kept = { member: known };
  const store = {
    read: async () => kept.member,
    keep: async (name: string) => void (kept.member = { name, at: 1 }),
    forget: async () => void (kept.member = undefined),
  };
  return { kept, find: (isDoor: boolean) => findMember(isDoor, { ask, store, patienceMs: 1 }) };
}
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = () =>
  Promise.reject(
    new CombinedGraphQLErrors({
      errors: [{ message: 'Sign in', extensions: { code: 'STAFF_UNAUTHENTICATED' } }],
    }),
  );
const known: DoorMember = { name: 'Lin', at: 1 };

describe('who is signed in to the console', () => {
  it('is who the server says, and the device at the door keeps the name and nothing else', async () => {
    const { kept, find } = device(async () => lin);
    expect(await find(true)).toEqual({ me: lin });
    expect(kept.member).toEqual({ name: 'Lin', at: 1 });
  });

  it('is not kept on other pages than the door', async () => {
    const { kept, find } = device(async () => lin);
    expect(await find(false)).toEqual({ me: lin });
    expect(kept.member).toBeUndefined();
  });

  it.each([
    ['cannot be reached', offline],
    ['does not answer in time', () => new Promise<never>(() => {})],
  ])('is who was at the door before, while the server %s', async (_how, ask) => {
    const { kept, find } = device(ask, known);
    expect(await find(true)).toEqual({
      me: { id: '', name: 'Lin', email: '', rights: ['DOOR'] },
      isFromDevice: true,
    });
    expect(kept.member).toEqual(known);
    if (ask === offline) await expect(find(false)).rejects.toThrow(TypeError);
  });

  it('is unknown without a network where nobody was at the door', async () => {
    await expect(device(offline).find(true)).rejects.toThrow(TypeError);
  });

  it('is nobody where the server says so, and the device forgets', async () => {
    const { kept, find } = device(async () => undefined, known);
    expect(await find(true)).toEqual({ me: undefined });
    expect(kept.member).toBeUndefined();
  });

  it('is forgotten when somebody comes who may not be at the door', async () => {
    const { kept, find } = device(async () => ({ ...lin, rights: ['REVIEWER'] }), known);
    expect((await find(false)).me?.rights).toEqual(['REVIEWER']);
    expect(kept.member).toBeUndefined();
  });

  it('is not told from what the device keeps where the session has ended', async () => {
    await expect(device(refused, known).find(true)).rejects.toThrow('Sign in');
  });
});
