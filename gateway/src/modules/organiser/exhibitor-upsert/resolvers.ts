import type {
  ExhibitorRecordResultResolvers,
  MutationResolvers,
} from '../../../schema/resolvers.generated.ts';
import { exhibitorSource } from '../../catalogue/index.ts';
import { valueOf } from '../../enum-codes.ts';
import { payload, userErrorCode } from '../../user-errors.ts';
import type { ExhibitorRecordResultParent } from './parents.ts';
import { bodyOfRecord, pathOfField } from './record-body.ts';
import { exhibitorUpsertSource } from './source.ts';

/** HTTP status of a rule that was broken; a record has no status of its own. */
const BROKEN_RULE = 400;

export const ExhibitorRecordResult: ExhibitorRecordResultResolvers = {
  externalId: ({ record }) => record.externalId,
  outcome: ({ record }) => valueOf(record.outcome),
  exhibitor: ({ record: { exhibitorId } }, _args, context) =>
    exhibitorId === null ? null : exhibitorSource(context).byId.load(exhibitorId),
  errors: ({ record, place }) =>
    record.errors.map(({ field, reason, message }) => ({
      code: userErrorCode(reason, BROKEN_RULE),
      message,
      path: pathOfField(place, field),
    })),
};

const results: ExhibitorRecordResultParent[] = [];
/** The payload of a call that was refused as a whole. */
const nothing = { results, added: 0, changed: 0, unchanged: 0, refused: 0 };

export const Mutation: Pick<MutationResolvers, 'upsertExhibitors'> = {
  upsertExhibitors: (_root, { input: { records, validateOnly } }, context) =>
    payload(
      async () => {
        const body = { records: records.map(bodyOfRecord), validateOnly };
        const { records: done, ...counts } = await exhibitorUpsertSource(context).upsert(body);
        return { ...counts, results: done.map((record, place) => ({ record, place })) };
      },
      nothing,
      { records: 'records' },
    ),
};
