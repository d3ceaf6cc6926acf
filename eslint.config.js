import graphql from '@graphql-eslint/eslint-plugin';
import prettier from 'eslint-config-prettier';
import formatjs from 'eslint-plugin-formatjs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**'];

// TypeScript does not look for excess properties inside a spread object literal.
const SPREAD_LITERALS = ['SpreadElement > ObjectExpression', 'JSXSpreadAttribute > ObjectExpression'].map(
  (selector) => ({ selector, message: 'List the properties instead of spreading an object literal.' }),
);

// Who may import whom is not checked here but in .dependency-cruiser.cjs.
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-server/**',
      '**/node_modules/**',
      '**/.data/**',
      '**/.cache/**',
      '**/coverage/**',
      '**/*.generated.*',
      'web/src/i18n/compiled/**',
      'web/src/i18n/message-ids.ts',
      'schema.graphql',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // Numbers in messages are what templates are for.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // `client.get<Company>(…)` names the type of what a document from outside holds.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // `onClick={() => close()}` and `(resolve) => server.close(() => resolve())` read better than the detour.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Fastify plugins and GraphQL resolvers are async by contract, whether or not this one waits.
      '@typescript-eslint/require-await': 'off',
      // Handlers that React, Fastify and Node call may be async; what they throw is caught by their boundary.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      // `[...text]` splits into code points, which is what is meant where it stands.
      '@typescript-eslint/no-misused-spread': [
        'error',
        { allow: [{ from: 'lib', name: 'string' }, 'string'] },
      ],
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowInGenericTypeArguments: true, allowAsThisParameter: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', ...SPREAD_LITERALS],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    extends: [tseslint.configs.base],
    languageOptions: { globals: { ...globals.node, ...globals.nodeBuiltin } },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  { files: ['web/src/boot.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },
  {
    files: ['web/public/*.js', 'web/src/door-worker.js'],
    languageOptions: { globals: globals.serviceworker, sourceType: 'script' },
  },
  {
    files: ['web/src/**/*.tsx', 'web/src/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      // In a browser the console is the log for what has gone wrong.
      'no-console': ['error', { allow: ['warn', 'error'] }],
      // Components may take the role of a person.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
      // Chakra renders <ul> without bullets, for which Safari drops the list from its accessibility tree.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    // Every text a visitor can see comes from the message catalogues, in both languages.
    files: ['web/src/**/*.tsx'],
    ignores: TESTS,
    plugins: { formatjs },
    rules: { 'formatjs/no-literal-string-in-jsx': 'error' },
  },
  {
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['bench/**', '**/scripts/**'], rules: { 'no-console': 'off' } },
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
  prettier,
);
