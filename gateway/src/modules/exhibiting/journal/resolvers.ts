import type {
  JournalEntryResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, splitTags } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { journalSource } from './source.ts';

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  companyCn: 'companyCn',
  companyEn: 'companyEn',
  companyAddress: 'address',
  phone: 'phone',
  fax: 'fax',
  webSite: 'website',
  contentCn: 'introductionCn',
  contentEn: 'introductionEn',
  classify: 'categoryCodes',
};

export const JournalEntry: JournalEntryResolvers = {
  address: ({ companyAddress }) => companyAddress,
  website: ({ webSite }) => webSite,
  introductionCn: ({ contentCn }) => contentCn,
  introductionEn: ({ contentEn }) => contentEn,
  categoryCodes: ({ classify }) => splitTags(classify),
  review: (record) => (record.status === 0 ? null : record),
  createdAt: ({ createTime }) => (createTime ? isoInstant(createTime) : null),
  updatedAt: ({ updateTime }) => (updateTime ? isoInstant(updateTime) : null),
  closesAt: ({ closesAt }) => isoInstant(closesAt),
};

export const Viewer: Pick<ViewerResolvers, 'journalEntry'> = {
  journalEntry: (_viewer, _args, context) => journalSource(context).own(),
};

export const Mutation: Pick<MutationResolvers, 'saveJournalEntry'> = {
  saveJournalEntry: (_root, { input }, context) =>
    payload(
      async () => {
        const { result, message } = await journalSource(context).save({
          companyCn: input.companyCn,
          companyEn: input.companyEn,
          companyAddress: input.address,
          phone: input.phone ?? '',
          fax: input.fax ?? '',
          webSite: input.website ?? '',
          contentCn: input.introductionCn,
          contentEn: input.introductionEn,
          classify: input.categoryCodes.join(','),
        });
        return { journalEntry: result, message };
      },
      { journalEntry: null, message: null },
      inputField,
    ),
};
