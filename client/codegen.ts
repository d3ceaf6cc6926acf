import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates the client's types from the printed contract of the partners alone, which is all that a partner has. Run by
 * `npm run codegen`, after the contract has been printed.
 */
const scalars = { DateTime: 'string', Date: 'string', URL: 'string', HTML: 'string', CountryCode: 'string' };

const config: CodegenConfig = {
  schema: '../contracts/partner.graphql',
  documents: 'src/**/*.graphql',
  generates: {
    'src/schema.generated.ts': {
      plugins: ['typescript'],
      config: { scalars, useTypeImports: true, enumsAsTypes: true },
    },
    'src/operations.generated.ts': {
      plugins: ['typescript-operations', './selections.mjs'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        importSchemaTypesFrom: 'src/schema.generated.ts',
        importExtension: '.ts',
      },
    },
  },
};

export default config;
