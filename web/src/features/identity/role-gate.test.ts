import { afterEach, describe, expect, it, vi } from 'vitest';
import { passRoleGate } from './role-gate';
import { session } from './session';
import { signInRequest } from './sign-in-first/requests';

const pending = { name: 'collect', with: { kind: 'PRODUCT', id: '7' } };

describe('what needs a sign-in', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    signInRequest.set(null);
  });

  it.each([
    ['visitor', 'visitor', true, true],
    ['zs', 'exhibitor', true, false],
    [null, 'guest', false, false],
  ] as const)('is decided by the storage as it is at the press: %s', (identity, role, collects, asks) => {
    const kept = new Map(identity === null ? [] : [['userIdentity', identity]]);
    const localStorage = { getItem: (key: string) => kept.get(key) ?? null };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
    expect(session.role()).toBe(role);
    expect(passRoleGate('collect', pending)).toBe(collects);
    expect(signInRequest.get()).toEqual(collects ? null : { action: 'collect', pending });
    expect(passRoleGate('consult', pending)).toBe(asks);
    expect(signInRequest.get()).toEqual(asks ? null : { action: 'consult', pending });
  });
});
