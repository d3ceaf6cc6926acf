import { isRecordId } from '../../rest/batch.ts';
import type { Caller, RestClient } from '../../rest/client.ts';
import type {
  DecisionOutcomeRecord,
  RejectReasonRecord,
  ReviewCountRecord,
  ReviewDetailRecord,
  ReviewItemRecord,
  ReviewStepRecord,
} from '../../rest/contract.ts';
import type { PageRecord } from '../../rest/pages.ts';
import { UpstreamRefusal } from '../../rest/errors.ts';

type PageQuery = Record<'pageNo' | 'pageSize', number>;

/** A decision as the REST contract has it. */
interface DecisionFields {
  records: { kind: string; id: string; version: string }[];
  decision: 'approve' | 'reject';
  reasonCn: string;
  reasonEn: string;
  terms?: Record<string, string>;
}

/** Names of kinds are parts of paths. */
const isKind = (kind: string) => /^[a-z-]{1,40}$/.test(kind);

/** The reviewers' desk. @param caller whose token is that of the console */
export function reviewDeskLoaders(rest: RestClient, caller: Caller) {
  return {
    counts: () => rest.readOwn<ReviewCountRecord[]>(caller, '/organiser/reviews/counts'),
    queue: (query: PageQuery & { kind: string | undefined }) =>
      rest.readOwn<PageRecord<ReviewItemRecord>>(caller, '/organiser/reviews', query),
    history: (query: PageQuery) =>
      rest.readOwn<PageRecord<ReviewStepRecord>>(caller, '/organiser/reviews/history', query),
    reasons: () => rest.readOwn<RejectReasonRecord[]>(caller, '/organiser/reviews/reasons'),

    /** null for one that is gone. */
    record: async (kind: string, id: string): Promise<ReviewDetailRecord | null> => {
      if (!isKind(kind) || !isRecordId(id)) return null;
      try {
        return await rest.readOwn<ReviewDetailRecord>(caller, `/organiser/reviews/${kind}/${id}`);
      } catch (error) {
        if (error instanceof UpstreamRefusal && error.status === 404) return null;
        throw error;
      }
    },

    decide: async (fields: DecisionFields) => {
      const answer = await rest.post<DecisionOutcomeRecord[]>(caller, '/organiser/reviews/decisions', fields);
      // What took effect at once may be public now.
      if (answer.result.some(({ result }) => result === 'decided')) rest.forgetPublic();
      return answer;
    },
    undo: (kind: string, id: string) => rest.post<null>(caller, '/organiser/reviews/undo', { kind, id }),
  };
}
