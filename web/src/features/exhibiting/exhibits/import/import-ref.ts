import type { QueryRef } from '@apollo/client/react';
import type { ExhibitImportReportQuery, ExhibitImportReportQueryVariables } from '../exhibits.generated';

/** The report on a list that was sent in. */
export type ImportRef = QueryRef<ExhibitImportReportQuery, ExhibitImportReportQueryVariables>;
