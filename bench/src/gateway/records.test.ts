import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/child.ts';
import { companyAt, entryAt } from './records.ts';

/** The parts of the REST service's contract that are looked at. */
interface Contract {
  components: { schemas: Record<string, { properties: Record<string, { properties?: object }> }> };
}

const contract: Contract = JSON.parse(readFileSync(resolve(ROOT, 'backend/openapi.json'), 'utf8'));
const fieldsOf = (schema: string) => Object.keys(contract.components.schemas[schema]?.properties ?? {});

// A record that lacks a field is completed by the gateway: work that it never has with the service.
it.each([
  ['Entry', entryAt],
  ['CompanyProfile', companyAt],
] as const)(
  'the records of the bench have each field of %s, in the order of the service',
  (schema, recordAt) => {
    expect(fieldsOf(schema)).not.toEqual([]);
    expect(Object.keys(recordAt(1, 'full'))).toEqual(fieldsOf(schema));
  },
);

it('a product names its company as the service does', () => {
  const ofCompany = contract.components.schemas['Entry']?.properties['companyProfiles']?.properties ?? {};
  expect(Object.keys(ofCompany)).not.toEqual([]);
  const { companyProfiles } = entryAt(1, 'full');
  expect(Object.keys(companyProfiles)).toEqual(Object.keys(ofCompany));
});
