import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type, { type TObject } from 'typebox';
import type { documented } from '../../http/documented.ts';
import { ApiKey, ApiKeyChange, IssuedKey, NewApiKey, Rotation, UsageDay } from './contract.ts';
import { keySaid } from './messages.ts';

/** What somebody may do with the keys of one owner. Each refuses with 404 what is not there. */
export interface KeptKeys {
  add(body: NewApiKey): Promise<IssuedKey>;
  change(id: string, body: ApiKeyChange): Promise<ApiKey>;
  rotate(id: string, overlapHours: number): Promise<IssuedKey>;
  revoke(id: string): Promise<ApiKey>;
  usage(days: number, keyId?: string): Promise<UsageDay[]>;
}

/** Ids in the address of a key. */
interface KeyParams {
  /** Of the key, or of its owner where `key` names the key. */
  id: string;
  key?: string;
}

interface Addressed {
  path: string;
  params?: TObject;
}

/** Where the calls stand and how they are documented. */
interface Options {
  call: ReturnType<typeof documented>;
  /** The keys of an owner, one of them, and what was asked for by them. */
  keys: Addressed;
  key: Addressed;
  usage: Addressed & { querystring: TObject; summary: string };
  /** Who may make the calls, as the last sentence of their summaries; none where the domain says it. */
  onlyFor?: string;
  /** Whose keys a request is about. @throws Refusal for who may not keep them */
  open: (request: FastifyRequest) => Promise<KeptKeys>;
}

const keyOf = ({ id, key }: KeyParams): string => key ?? id;

/** The calls by which keys are made, changed, replaced and ended, whoever they belong to. */
export const keptKeyRoutes: FastifyPluginAsyncTypebox<Options> = async (
  app,
  { call, keys, key, usage, onlyFor, open },
) => {
  const summed = (text: string): string => (onlyFor === undefined ? text : `${text} ${onlyFor}`);
  const paramsOf = ({ params }: Addressed) => (params ? { params } : {});

  app.post<{ Body: NewApiKey }>(
    keys.path,
    call(summed('Makes a key; it is told here and never again.'), IssuedKey, {
      ...paramsOf(keys),
      body: NewApiKey,
    }),
    async (request, reply) => {
      const kept = await open(request);
      reply.say(keySaid.issued);
      return kept.add(request.body);
    },
  );

  app.put<{ Params: KeyParams; Body: ApiKeyChange }>(
    key.path,
    call(summed('Changes name, scopes and origins of a key.'), ApiKey, {
      ...paramsOf(key),
      body: ApiKeyChange,
    }),
    async (request, reply) => {
      const kept = await open(request);
      reply.say(keySaid.changed);
      return kept.change(keyOf(request.params), request.body);
    },
  );

  app.post<{ Params: KeyParams; Body: { overlapHours: number } }>(
    `${key.path}/rotation`,
    call(summed('Makes a key in the place of another, which goes on serving for some hours.'), IssuedKey, {
      ...paramsOf(key),
      body: Rotation,
    }),
    async (request, reply) => {
      const kept = await open(request);
      reply.say(keySaid.rotated);
      return kept.rotate(keyOf(request.params), request.body.overlapHours);
    },
  );

  app.post<{ Params: KeyParams }>(
    `${key.path}/revocation`,
    call(summed('Ends a key at once, on every gateway.'), ApiKey, paramsOf(key)),
    async (request, reply) => {
      const kept = await open(request);
      reply.say(keySaid.revoked);
      return kept.revoke(keyOf(request.params));
    },
  );

  app.get<{ Querystring: { days: number; key?: string } }>(
    usage.path,
    call(summed(usage.summary), Type.Array(UsageDay), { ...paramsOf(usage), querystring: usage.querystring }),
    async (request) => {
      const kept = await open(request);
      return kept.usage(request.query.days, request.query.key);
    },
  );
};
