import type { CodegenConfig } from '@graphql-codegen/cli';
import { parentMappers } from './codegen/parents.ts';

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
    'gateway/src/schema/module-resolvers.generated.ts': {
      plugins: ['./codegen/module-resolvers.mjs'],
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
          ...parentMappers('gateway/src/modules', 'gateway/src/schema'),
          ReviewState: './parents.ts#ReviewRecord as ReviewRecordParent',
          RejectReason: './parents.ts#RejectReasonRecord as RejectReasonRecordParent',
          ReviewCount: './parents.ts#ReviewCountRecord as ReviewCountRecordParent',
          ReviewField: './parents.ts#ReviewFieldRecord as ReviewFieldRecordParent',
          ReviewItem: './parents.ts#ReviewItemRecord as ReviewItemRecordParent',
          ReviewItemPage: './parents.ts#ReviewItemsPage as ReviewItemsPageParent',
          ReviewRecord: './parents.ts#ReviewDetailRecord as ReviewDetailRecordParent',
          ReviewStep: './parents.ts#ReviewStepRecord as ReviewStepRecordParent',
          ReviewStepPage: './parents.ts#ReviewStepsPage as ReviewStepsPageParent',
          ReviewTerm: './parents.ts#ReviewTermRecord as ReviewTermRecordParent',
          ReviewTermOption: './parents.ts#ReviewTermOptionRecord as ReviewTermOptionRecordParent',
          Organiser: './parents.ts#StaffMemberRecord as StaffMemberRecordParent',
          StaffMember: './parents.ts#StaffMemberRecord as StaffMemberRecordParent',
          AuditEntry: './parents.ts#AuditRecord as AuditRecordParent',
          DeskCompanyLine: './parents.ts#DeskCompanyLineRecord as DeskCompanyLineRecordParent',
          DeskCompanyPage: './parents.ts#DeskCompanyPage as DeskCompanyPageParent',
          DeskCompany: './parents.ts#DeskCompanyRecord as DeskCompanyRecordParent',
          DeskAccount: './parents.ts#DeskAccountRecord as DeskAccountRecordParent',
          DeskHolding: './parents.ts#DeskHoldingRecord as DeskHoldingRecordParent',
          CompanyMerge: './parents.ts#CompanyMergeRecord as CompanyMergeRecordParent',
          CompanyMergePart: './parents.ts#CompanyMergePartRecord as CompanyMergePartRecordParent',
          DeskPerson: './parents.ts#DeskPersonRecord as DeskPersonRecordParent',
          DeskPersonFact: './parents.ts#DeskPersonFactRecord as DeskPersonFactRecordParent',
          DeskPersonPart: './parents.ts#DeskPersonPartRecord as DeskPersonPartRecordParent',
          DeskPersonLine: './parents.ts#DeskPersonLineRecord as DeskPersonLineRecordParent',
          DeskPeople: './parents.ts#DeskPeopleRecord as DeskPeopleRecordParent',
          DeskArticleLine: './parents.ts#NewsLineRecord as NewsLineRecordParent',
          DeskArticlePage: './parents.ts#DeskArticlePage as DeskArticlePageParent',
          DeskArticle: './parents.ts#NewsEntryRecord as NewsEntryRecordParent',
          DeskArticleVersion: './parents.ts#NewsVersionRecord as NewsVersionRecordParent',
          DeskArticleChange: './parents.ts#NewsChangeRecord as NewsChangeRecordParent',
          ContentSummary: './parents.ts#ContentSummaryRecord as ContentSummaryRecordParent',
          ContentChild: './parents.ts#ContentChildRecord as ContentChildRecordParent',
          ContentField: './parents.ts#ContentFieldRecord as ContentFieldRecordParent',
          ContentCollection: './parents.ts#ContentCollectionRecord as ContentCollectionRecordParent',
          ContentEntryPage: './parents.ts#ContentEntryPage as ContentEntryPageParent',
          ContentEntryLine: './parents.ts#ContentEntryLine as ContentEntryLineParent',
          ContentEntry: './parents.ts#ContentEntryRecord as ContentEntryRecordParent',
          ContentVersion: './parents.ts#ContentVersionRecord as ContentVersionRecordParent',
          ContentChange: './parents.ts#ContentChangeRecord as ContentChangeRecordParent',
          DeskBanner: './parents.ts#BannerEntryRecord as BannerEntryRecordParent',
          ExhibitorImport: './parents.ts#ExhibitorImportRecord as ExhibitorImportRecordParent',
          ExhibitorImportPage: './parents.ts#ExhibitorImportPage as ExhibitorImportPageParent',
          ExhibitorImportProgress:
            './parents.ts#ExhibitorImportProgressRecord as ExhibitorImportProgressRecordParent',
          ExhibitorImportSummary:
            './parents.ts#ExhibitorImportSummaryRecord as ExhibitorImportSummaryRecordParent',
          AuditEntryPage: './parents.ts#AuditPage as AuditPageParent',
          Numbers: './parents.ts#NumbersRecord as NumbersRecordParent',
          NamedCount: './parents.ts#NamedCountRecord as NamedCountRecordParent',
          CountryCount: './parents.ts#CountryCountRecord as CountryCountRecordParent',
          SourceCount: './parents.ts#SourceCountRecord as SourceCountRecordParent',
          QuestionNumbers: './parents.ts#QuestionNumbersRecord as QuestionNumbersRecordParent',
          EventNumbers: './parents.ts#EventNumbersRecord as EventNumbersRecordParent',
          BacklogNumbers: './parents.ts#BacklogNumbersRecord as BacklogNumbersRecordParent',
          ExportList: './parents.ts#ExportListRecord as ExportListRecordParent',
          DoorAnswer: './parents.ts#DoorScanAnswerRecord as DoorScanAnswerRecordParent',
          DoorPerson: './parents.ts#DoorPersonRecord as DoorPersonRecordParent',
          ManagedEdition: './parents.ts#ManagedEditionRecord as ManagedEditionRecordParent',
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
