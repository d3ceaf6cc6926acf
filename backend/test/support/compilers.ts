import type { BuildCompilerFromPool } from '@fastify/ajv-compiler';
import buildFastJson from '@fastify/fast-json-stringify-compiler';
import type { Compilers } from '../../src/http/create-server.ts';
import { requestChecks } from '../../src/http/request-checks.ts';

/** What `make` gives, once for each key. */
function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  const known = values.get(key) ?? make();
  values.set(key, known);
  return known;
}

const compileAnswers = buildFastJson();
const checks = new Map<string, ReturnType<ReturnType<typeof requestChecks>>>();
const writers = new Map<string, ReturnType<ReturnType<typeof compileAnswers>>>();

const buildValidator: BuildCompilerFromPool = (schemas, options) => {
  const compile = requestChecks(schemas, options);
  return (route) => kept(checks, JSON.stringify(route), () => compile(route));
};

/**
 * The service's compilers of schemas, whose results are kept for the next service of this worker by route and schema:
 * the services of two test files have the same routes, and compiling them takes each a second. Fastify treats the
 * schemas of headers differently where compilers are given; no route of the service has one.
 */
export const keptCompilers: Compilers = {
  buildValidator,
  buildSerializer: (schemas, options) => {
    const compile = compileAnswers(schemas, options);
    return (route) => kept(writers, JSON.stringify(route), () => compile(route));
  },
};
