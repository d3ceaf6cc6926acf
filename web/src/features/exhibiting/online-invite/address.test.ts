import { describe, expect, it } from 'vitest';
import { required } from '../../../test/required';
import { onlineInvitePath, readOnlineInviteAddress } from './address';

const read = (search: string) => readOnlineInviteAddress(new URLSearchParams(search));

describe('addresses of the online invitation', () => {
  it('read what they write', () => {
    for (const address of [
      { tab: 'mobile', step: 2 },
      { tab: 'mobile', step: 2, template: 'NIGHT' },
      { tab: 'mobile', step: 3, template: 'BLUEPRINT' },
      { tab: 'email', email: '', page: 1 },
      { tab: 'email', email: 'ada+x@example.org', page: 3 },
      { tab: 'poster', hasCode: true },
      { tab: 'poster', hasCode: false },
    ] as const) {
      expect(read(required(onlineInvitePath(address).split('?')[1], 'the query'))).toEqual(address);
    }
  });

  it(
    'the third step without a template, and what makes no sense, is the second step',
    { tags: ['EXH-137'] },
    () => {
      for (const search of ['step=3', 'step=3&template=constructor', 'tab=other', 'step=1']) {
        expect(read(search)).toEqual({ tab: 'mobile', step: 2 });
      }
    },
  );
});
