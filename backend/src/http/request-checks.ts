import buildAjv, { type BuildCompilerFromPool } from '@fastify/ajv-compiler';

const compileChecks = buildAjv();

/**
 * Compiles the checks of requests. What stands in an address is text, so it is converted to the type that its schema
 * names. A JSON body has types: converting them would store a null as false, 0 or an empty text.
 */
export const requestChecks: BuildCompilerFromPool = (schemas, options = {}) => {
  const ofAddress = compileChecks(schemas, options);
  // JSON Type Definition, which no route here uses, converts nothing anyway.
  if (options.mode === 'JTD') return ofAddress;
  const ofBody = compileChecks(schemas, {
    ...options,
    customOptions: { ...options.customOptions, coerceTypes: false },
  });
  // Fastify hands in the route with its schema, although the type of the compiler says that it is the schema alone.
  return (route) =>
    typeof route === 'object' && route['httpPart'] === 'body' ? ofBody(route) : ofAddress(route);
};
