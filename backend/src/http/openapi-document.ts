import { isDeepStrictEqual } from 'node:util';
import type { SwaggerTransformObject } from '@fastify/swagger';
import type { OpenAPIV3_1 } from 'openapi-types';
import { ErrorEnvelope } from './envelope.ts';

type Operation = NonNullable<OpenAPIV3_1.PathItemObject['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];
type Response = NonNullable<Operation['responses']>[string];
type Printed = Extract<Parameters<SwaggerTransformObject>[0], { openapiObject: unknown }>;
type AnyDocument = Printed['openapiObject'];

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** What operations share: stated once, and named by each of them. */
const shared = {
  parameters: {
    Language: {
      name: 'language',
      in: 'header',
      required: false,
      description: 'Language of messages, and of texts that are sent in one language.',
      schema: { type: 'string', enum: ['ZH', 'EN'], default: 'ZH' },
    },
  },
  responses: {
    Refused: {
      description: 'The call was refused, or could not be carried out.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } } },
    },
  },
  securitySchemes: {
    Session: {
      type: 'apiKey',
      in: 'header',
      name: 'token',
      description: 'Token of a session, as the calls for signing in answer it.',
    },
  },
} satisfies OpenAPIV3_1.ComponentsObject;

/** The schema as it is printed: without the name that the code knows it by. */
const errorSchema: object = structuredClone({ ...ErrorEnvelope });
Reflect.deleteProperty(errorSchema, '$id');

const isVersion31 = (document: AnyDocument): document is Partial<OpenAPIV3_1.Document> =>
  document.openapi?.startsWith('3.1') === true;

const REFUSED = { $ref: '#/components/responses/Refused' };

/** Whether an answer is the envelope of a refusal, spelled out. */
function isRefusal(response: Response): boolean {
  if (!('content' in response)) return false;
  return isDeepStrictEqual(response.content?.['application/json']?.schema, errorSchema);
}

/** A parameter with a default may be left out, though validation guarantees it to the route. */
function optionalWhereDefault(parameter: Parameter): Parameter {
  if (!('schema' in parameter) || parameter.in === 'path') return parameter;
  const hasDefault = parameter.schema !== undefined && 'default' in parameter.schema;
  return hasDefault ? { ...parameter, required: false } : parameter;
}

/** A body whose properties with defaults may be left out. */
function optionalInBody(body: NonNullable<Operation['requestBody']>): NonNullable<Operation['requestBody']> {
  if (!('content' in body)) return body;
  const complete = structuredClone(body);
  for (const type in complete.content) {
    const schema = complete.content[type]?.schema;
    if (!schema || !('properties' in schema) || !schema.required) continue;
    const { properties = {} } = schema;
    schema.required = schema.required.filter((name) => !('default' in (properties[name] ?? {})));
  }
  return complete;
}

/** An operation with the headers that every call takes, and with references to what operations share. */
function completeOperation(operation: Operation): Operation {
  const responses = Object.fromEntries(
    Object.entries(operation.responses).map(([status, response]): [string, Response] => [
      status,
      isRefusal(response) ? REFUSED : response,
    ]),
  );
  return {
    ...operation,
    ...(operation.requestBody ? { requestBody: optionalInBody(operation.requestBody) } : {}),
    parameters: [
      ...(operation.parameters ?? []).map(optionalWhereDefault),
      { $ref: '#/components/parameters/Language' },
    ],
    // The session is optional here: which calls need one is decided by the account's role, and told by the answer.
    security: [{}, { Session: [] }],
    responses,
  };
}

function completePath(path: OpenAPIV3_1.PathItemObject): OpenAPIV3_1.PathItemObject {
  const complete = { ...path };
  for (const method of METHODS) {
    const operation = path[method];
    if (operation) complete[method] = completeOperation(operation);
  }
  return complete;
}

/**
 * The printed REST contract: what the routes' schemas say, with the headers and the session on each operation, and
 * with what operations share stated once under `components`.
 */
export function completeDocument(document: AnyDocument): AnyDocument {
  if (!isVersion31(document)) throw new Error('the contract is written in OpenAPI 3.1');
  const paths: OpenAPIV3_1.PathsObject = {};
  for (const [address, path] of Object.entries(document.paths ?? {})) {
    if (path) paths[address] = completePath(path);
  }
  return {
    ...document,
    components: {
      ...document.components,
      ...shared,
      schemas: { ...document.components?.schemas, ErrorEnvelope: errorSchema },
    },
    paths,
  };
}
