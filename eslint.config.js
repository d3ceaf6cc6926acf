import graphql from '@graphql-eslint/eslint-plugin';

/** Only the schema's sources: TypeScript and JavaScript are checked by oxlint (.oxlintrc.json). */
export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    // The schema is the documentation: whatever a partner can see says what it means.
    files: ['gateway/src/**/*.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: `${import.meta.dirname}/schema.graphql` } },
    },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/naming-convention': [
        'error',
        {
          types: 'PascalCase',
          FieldDefinition: 'camelCase',
          InputValueDefinition: 'camelCase',
          EnumValueDefinition: 'UPPER_CASE',
        },
      ],
    },
  },
];
