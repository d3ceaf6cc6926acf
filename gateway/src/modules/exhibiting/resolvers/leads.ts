import { pick } from '../../../context/locale.ts';
import type {
  ContactHolderResolvers,
  ContactSharingResolvers,
  LeadPageResolvers,
  LeadResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant, pageFields, pageParent } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

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

export const viewerLeads: Pick<ViewerResolvers, 'contactSharing' | 'leads'> = {
  leads: ({ role }, { rating, page, pageSize }, { leads }) =>
    role === 'exhibitor'
      ? pageParent(leads.list(rating ?? undefined, page, pageSize), { page, pageSize })
      : null,
  contactSharing: ({ role }, _args, { leads }) => (role === 'visitor' ? leads.sharing() : null),
};

type Mutations = 'deleteLeads' | 'saveLead' | 'scanLead' | 'shareContact' | 'takeBackContact';

export const leadMutations: Pick<MutationResolvers, Mutations> = {
  scanLead: async (_root, { code }, { leads }) => {
    try {
      const { result, message } = await leads.scan(code);
      return { lead: result, message, errors: [] };
    } catch (error) {
      return { lead: null, message: null, errors: userErrors(error, { code: 'code' }) };
    }
  },

  saveLead: async (_root, { input }, { leads }) => {
    try {
      const { result, message } = await leads.save({ ...input, rating: input.rating ?? null });
      return { lead: result, message, errors: [] };
    } catch (error) {
      return { lead: null, message: null, errors: userErrors(error, { note: 'note' }) };
    }
  },

  deleteLeads: async (_root, { ids }, { leads }) => {
    try {
      const { message } = await leads.remove(ids);
      return { deletedIds: ids, message, errors: [] };
    } catch (error) {
      return { deletedIds: [], message: null, errors: userErrors(error) };
    }
  },

  shareContact: async (_root, { isOn }, { leads }) => {
    try {
      const { result, message } = await leads.share(isOn);
      return { sharing: result, message, errors: [] };
    } catch (error) {
      return { sharing: null, message: null, errors: userErrors(error) };
    }
  },

  takeBackContact: async (_root, { id }, { leads }) => {
    try {
      const { result, message } = await leads.takeBack(id);
      return { sharing: result, message, errors: [] };
    } catch (error) {
      return { sharing: null, message: null, errors: userErrors(error) };
    }
  },
};
