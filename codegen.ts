import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Generates from the gateway's SDL modules and the site's operations:
 * - `schema.graphql`, the printed public contract,
 * - the gateway's type definitions and resolver types,
 * - for each operation of the site a typed document and a typed hook beside it.
 * Run by `npm run codegen`, which prints the REST contract first.
 */
const scalars = { DateTime: 'string', Date: 'string' };

const config: CodegenConfig = {
  schema: 'gateway/src/**/*.graphql',
  generates: {
    'schema.graphql': {
      plugins: ['schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'gateway/src/schema/type-definitions.generated.ts': {
      plugins: ['./codegen/type-definitions.mjs'],
    },
    'gateway/src/schema/resolvers.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../context/context.ts#Context',
        // Resolvers work on REST records, not on finished GraphQL objects.
        mappers: {
          Exhibitor: './parents.ts#CompanyRecord as CompanyRecordParent',
          ExhibitorPage: './parents.ts#CompanyPage as CompanyPageParent',
          Product: './parents.ts#EntryRecord as EntryRecordParent',
          ProductPage: './parents.ts#EntryPage as EntryPageParent',
          Category: './parents.ts#CategoryRecord as CategoryRecordParent',
          HotTag: './parents.ts#HotTagRecord as HotTagRecordParent',
          Video: './parents.ts#VideoRecord as VideoRecordParent',
          VideoPage: './parents.ts#VideoPage as VideoPageParent',
          BuyerPost: './parents.ts#BuyerPostRecord as BuyerPostRecordParent',
          ReviewState: './parents.ts#DemandRecord as DemandRecordParent',
          BuyerPostPage: './parents.ts#PostPage as PostPageParent',
          NewsArticle: './parents.ts#NewsParent as NewsParentParent',
          NewsArticlePage: './parents.ts#NewsPage as NewsPageParent',
          Consultation: './parents.ts#ConsultationRecord as ConsultationRecordParent',
          ConsultationPage: './parents.ts#ConsultationPage as ConsultationPageParent',
          ConsultationSubject: './parents.ts#ConsultationSubject as ConsultationSubjectParent',
          ConsultationComment: './parents.ts#ConsultationCommentRecord as ConsultationCommentRecordParent',
          ConsultationCommentPage: './parents.ts#ConsultationCommentPage as ConsultationCommentPageParent',
          Banner: './parents.ts#BannerRecord as BannerRecordParent',
          MailboxMessage: './parents.ts#MailboxMessageRecord as MailboxMessageRecordParent',
          MailboxMessagePage: './parents.ts#MailboxMessagePage as MailboxMessagePageParent',
          Edition: './parents.ts#EditionRecord as EditionRecordParent',
          Viewer: './parents.ts#ViewerRecord as ViewerRecordParent',
          EditionAddresses: './parents.ts#EditionAddressesRecord as EditionAddressesRecordParent',
        },
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
