import { buildSchema, type GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { typeDefinitions } from '../src/schema/type-definitions.generated.ts';
import { useGateway } from './support/gateway.ts';
import { inputValues, type MarkedText } from './support/input-values.ts';
import { schemaInCall } from './support/rest-schemas.ts';

const schema = buildSchema(typeDefinitions);
const headers = { cookie: `session=${'a'.repeat(43)}; staff-session=${'b'.repeat(43)}` };

/** Texts that do not arrive at the REST service as one field, and why their limits cannot be compared. */
const incomparable: Record<string, RegExp> = {
  'an MD5 hash is sent': /[pP]assword(Again)?$/,
  'each address is a part of the call’s own address': /^inviteByEmail input\.emails$/,
  'all answers of a form are one JSON text': /^(registerForEvent|submitServiceForm) input\.answers\.value$/,
  'the own words are joined to the chosen options': /\banswers\.ownWords$/,
  'the current password is sent instead of the code': /^changePassword input\.code$/,
  'the gateway knows the columns itself': /^checkExhibitorImport input\.columns\.key$/,
  'the gateway checks it itself, and asks the REST service for partners alone':
    /^(startExport input\.selection|(create|change)Webhook input\..*)$/,
  'a code of an earlier release counts where the enum is missing':
    /^setCompanyBooth input\.(booth|read)\.boothType$/,
};

/** Carries out a mutation with a text of its own in each limited field, before a REST service that refuses it. */
async function probe(mutation: GraphQLField<unknown, unknown>) {
  const { variables, marked } = inputValues(schema);
  const values = variables(mutation.args);
  if (marked.length === 0) return [];
  const { query, rest } = await useGateway({});
  const head = mutation.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = mutation.args.map(({ name }) => `${name}: $${name}`).join(', ');
  await query(`mutation (${head}) { ${mutation.name}(${passed}) { __typename } }`, {
    variables: values,
    headers,
  });
  return marked.map((text) => ({ text, calls: rest.calls }));
}

/** One line for a limit that the REST contract does not have too; undefined where both agree. */
function difference(name: string, { path, limit }: MarkedText, found: ReturnType<typeof schemaInCall>) {
  if (!found) return `${name} ${path}: its text is in no REST call`;
  const words = found['x-max-characters-or-words'];
  if (limit.maxCharactersOrWords !== undefined && words !== undefined)
    return limit.maxCharactersOrWords === words ? undefined : `${name} ${path}: ${words} characters or words`;
  const rest = found['x-max-characters'] ?? found.maxLength;
  return rest === limit.maxLength ? undefined : `${name} ${path}: ${limit.maxLength}, REST ${rest}`;
}

describe('limits of the schema', () => {
  it('are those of openapi.json, for every text of every mutation', async () => {
    const differences: string[] = [];
    let compared = 0;
    for (const mutation of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      for (const { text, calls } of await probe(mutation)) {
        const name = `${mutation.name} ${text.path}`;
        if (Object.values(incomparable).some((pattern) => pattern.test(name))) continue;
        compared += 1;
        const found = calls.map((call) => schemaInCall(call, text.text)).find(Boolean);
        const line = difference(mutation.name, text, found);
        if (line) differences.push(line);
      }
    }
    expect(differences).toEqual([]);
    // Whoever adds a limited field adds to this number, and nothing is left out without a word.
    expect(compared).toBeGreaterThan(150);
  });
});
