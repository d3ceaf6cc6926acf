import { describe, expect, it } from 'vitest';
import { checkSubscription, emptySubscription, trimmed } from './subscription';

const good = {
  role: 'MEDIUM',
  companyName: '线缆周刊',
  contactName: '王敏',
  email: 'wang@example.org',
} as const;

describe('newsletter subscription', () => {
  it(
    'each missing field has its own prompt',
    { tags: ['SHELL-070', 'SHELL-071', 'SHELL-072', 'SHELL-073'] },
    () => {
      const prompts = Object.values(checkSubscription(emptySubscription));
      expect(prompts).toHaveLength(4);
      expect(new Set(prompts).size).toBe(4);
      expect(checkSubscription(trimmed({ ...good, companyName: '  ' }))).toEqual({
        companyName: 'shell.subscribe.needCompany',
      });
    },
  );

  it('a malformed address is invalid', { tags: ['SHELL-074'] }, () => {
    for (const email of [
      'wang',
      'wang@',
      'wang@host',
      'a b@host.org',
      'a@b@c.org',
      '<a@b.org>',
      'a@b..org',
    ]) {
      expect(checkSubscription({ ...good, email }), email).toEqual({ email: 'shell.subscribe.badEmail' });
    }
  });

  it('media subscribe like exhibitors and visitors', { tags: ['SHELL-069', 'SHELL-076'] }, () => {
    expect(checkSubscription(good)).toEqual({});
    expect(
      checkSubscription(trimmed({ ...good, role: 'EXHIBITOR', email: 'a.b+c@sub.example.cn ' })),
    ).toEqual({});
  });
});
