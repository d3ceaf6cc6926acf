import { pick } from '../../../context/locale.ts';
import type {
  ContactHolderResolvers,
  ContactSharingResolvers,
  LeadPageResolvers,
  LeadResolvers,
  MutationResolvers,
  OwnCompanyResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { leadSource } from './source.ts';

export const Lead: LeadResolvers = {
  positionLabel: ({ positionCn, positionEn }, args, context) =>
    pick(context, args, positionCn, positionEn) || null,
  country: ({ country }) => country || null,
  mobile: ({ mobile }) => mobile || null,
  email: ({ email }) => email || null,
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const LeadPage: LeadPageResolvers = pageFields;

export const ContactHolder: ContactHolderResolvers = {
  name: ({ nameCn, nameEn }, args, context) => pick(context, args, nameCn, nameEn),
  boothNumber: ({ boothNumber }) => boothNumber || null,
  createdAt: ({ createTime }) => isoInstant(createTime),
};

export const ContactSharing: ContactSharingResolvers = {
  // Everybody has one: the cache of the client keeps it by this.
  id: () => 'own',
  since: ({ since }) => since && isoInstant(since),
};

export const OwnCompany: Pick<OwnCompanyResolvers, 'leads'> = {
  leads: (_company, { rating, page, pageSize }, context) =>
    pageParent(leadSource(context).list(rating ?? undefined, page, pageSize), { page, pageSize }),
};

export const Viewer: Pick<ViewerResolvers, 'contactSharing' | 'leads'> = {
  leads: ({ role }, { rating, page, pageSize }, context) =>
    role === 'exhibitor'
      ? pageParent(leadSource(context).list(rating ?? undefined, page, pageSize), { page, pageSize })
      : null,
  contactSharing: ({ role }, _args, context) => (role === 'visitor' ? leadSource(context).sharing() : null),
};

type Mutations = 'deleteLeads' | 'saveLead' | 'scanLead' | 'shareContact' | 'takeBackContact';

export const Mutation: Pick<MutationResolvers, Mutations> = {
  scanLead: (_root, { input: { code } }, context) =>
    payload(
      async () => {
        const { result, message } = await leadSource(context).scan(code);
        return { lead: result, message };
      },
      { lead: null, message: null },
      { code: 'code' },
    ),

  saveLead: (_root, { input }, context) =>
    payload(
      async () => {
        const { result, message } = await leadSource(context).save({
          ...input,
          rating: input.rating ?? null,
        });
        return { lead: result, message };
      },
      { lead: null, message: null },
      { note: 'note' },
    ),

  deleteLeads: (_root, { input: { ids } }, context) =>
    payload(
      async () => {
        const { message } = await leadSource(context).remove(ids);
        return { deletedIds: ids, message };
      },
      { deletedIds: [], message: null },
    ),

  shareContact: (_root, { input: { isOn } }, context) =>
    payload(
      async () => {
        const { result, message } = await leadSource(context).share(isOn);
        return { sharing: result, message };
      },
      { sharing: null, message: null },
    ),

  takeBackContact: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { result, message } = await leadSource(context).revoke(id);
        return { sharing: result, message };
      },
      { sharing: null, message: null },
    ),
};
