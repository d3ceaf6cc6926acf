import { describe, expect, it } from 'vitest';
import { required } from '../../test/required';
import { invitationsPath, readInvitationsAddress } from './address';

const read = (search: string) => readInvitationsAddress(new URLSearchParams(search));

describe('addresses of the invitations', () => {
  it('read what they write', () => {
    for (const address of [
      { tab: 'poster' },
      { tab: 'email', email: '', page: 1 },
      { tab: 'email', email: 'ada+x@example.org', page: 3 },
    ] as const) {
      expect(read(required(invitationsPath(address).split('?')[1], 'the query'))).toEqual(address);
    }
  });

  it('what makes no sense is the poster, or the first page of everything', () => {
    expect(read('tab=other&page=4')).toEqual({ tab: 'poster' });
    expect(read('tab=email&page=-1')).toEqual({ tab: 'email', email: '', page: 1 });
  });
});
