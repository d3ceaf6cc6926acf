import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { allScopes, exhibitorScopes, partnerScopes, scopeCode, scopeParts } from './scopes';

const contract = new URL('../../../../contracts/console.graphql', import.meta.url);

describe('scopes of keys', () => {
  it('are those of the schema', () => {
    const type = buildSchema(readFileSync(contract, 'utf8')).getType('ApiKeyScope');
    const known = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    expect(allScopes.toSorted()).toEqual(known.toSorted());
  });

  it('are offered to whom they are for', () => {
    expect(scopeParts(exhibitorScopes).map(({ part }) => part)).toEqual(['public', 'own']);
    expect(scopeParts(partnerScopes)).toMatchObject([
      { part: 'public' },
      { part: 'acting', values: ['MANAGE_WEBHOOKS', 'WRITE_EXHIBITORS'] },
    ]);
    expect(exhibitorScopes).not.toContain('WRITE_EXHIBITORS');
    expect(partnerScopes.filter((scope) => scope.startsWith('READ_OWN'))).toEqual([]);
  });

  it('are named as the answers of the interface name them', () => {
    expect(allScopes.map(scopeCode)).toEqual(
      expect.arrayContaining(['read:own-leads', 'manage:webhooks', 'write:exhibitors']),
    );
  });
});
