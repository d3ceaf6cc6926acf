import type { Written } from '../../rest/calls.ts';
import type { Schemas } from '../../rest/operations.ts';
import { payload } from '../user-errors.ts';

/** Fields of the input that a refusal can be about. */
const fields = { name: 'name', scopes: 'scopes', origins: 'origins' };

/** A key that was made, or the reasons why it was not. */
export const issued = (issue: () => Promise<Written<Schemas['IssuedKey']>>) =>
  payload(
    async () => {
      const { result, message } = await issue();
      return { key: result.key, apiKey: result.record, message };
    },
    { key: null, apiKey: null, message: null },
    fields,
  );

/** A key that was changed or ended, or the reasons why it was not. */
export const changedKey = (change: () => Promise<Written<Schemas['ApiKey']>>) =>
  payload(
    async () => {
      const { result, message } = await change();
      return { apiKey: result, message };
    },
    { apiKey: null, message: null },
    fields,
  );
