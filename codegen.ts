import type { CodegenConfig } from '@graphql-codegen/cli';
import { parentMappers } from './codegen/parents.ts';

/**
 * Generates from the gateway's SDL modules and the site's operations:
 * - the gateway's type definitions and resolver types,
 * - for each operation of the site a typed document and a typed hook beside it.
 * Run by `npm run codegen`, which prints the REST contract first.
 */
const scalars = { DateTime: 'string', Date: 'string', URL: 'string', HTML: 'string', CountryCode: 'string' };

const config: CodegenConfig = {
  schema: 'gateway/src/**/*.graphql',
  generates: {
    'gateway/src/schema/type-definitions.generated.ts': {
      plugins: ['./codegen/type-definitions.mjs'],
    },
    'gateway/src/schema/module-resolvers.generated.ts': {
      plugins: ['./codegen/module-resolvers.mjs'],
    },
    // Apart from the types of resolvers, which name the records that name these.
    'gateway/src/schema/enums.generated.ts': {
      plugins: ['typescript'],
      config: { enumsAsTypes: true, onlyEnums: true },
    },
    'gateway/src/schema/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context/context.ts#Context',
        // Resolvers work on REST records, not on finished GraphQL objects.
        mappers: parentMappers('gateway/src/modules', 'gateway/src/schema'),
      },
    },
    'web/src/gql/types.ts': {
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsTypes: true, onlyOperationTypes: true },
    },
    'web/src/gql/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { apolloClientVersion: 3 },
    },
    'web/src/': {
      documents: 'web/src/**/*.graphql',
      preset: 'near-operation-file',
      presetConfig: {
        extension: '.generated.ts',
        baseTypesPath: 'gql/types.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', 'typed-document-node', './codegen/hooks.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
      },
    },
  },
};

export default config;
