import { type Locale, pick } from '../../../context/locale.ts';
import type {
  ContactCardResolvers,
  ContactGroup,
  LinkageResolvers,
  QueryResolvers,
} from '../../../schema/resolvers.generated.ts';
import type { LinkageParent } from './parents.ts';
import { contactSource } from './source.ts';

/** Whether what is kept as a code is the address of a picture; anything else is the text of a code. */
const isPicture = (qrcode: string) => /^(https?:\/\/|\/)\S+\.(png|jpe?g|gif|svg|webp)(\?\S*)?$/i.test(qrcode);

/** What cards and linkages have in common. */
type Contact = Omit<LinkageParent, 'type'>;
type Args = { locale?: Locale | null };
type Language = { locale: Locale };

/** Fields of contacts, whatever list they stand in. */
const fields = {
  title: ({ title, titleEn }: Contact, args: Args, context: Language) => pick(context, args, title, titleEn),
  company: ({ company, companyEn }: Contact, args: Args, context: Language) =>
    pick(context, args, company, companyEn),
  name: ({ name, nameEn }: Contact, args: Args, context: Language) =>
    pick(context, args, name, nameEn) || null,
  phone: ({ phone }: Contact) => phone || null,
  mobile: ({ mobile }: Contact) => mobile || null,
  email: ({ email }: Contact) => email || null,
  qrText: ({ qrcode }: Contact) => (qrcode && !isPicture(qrcode) ? qrcode : null),
  qrImageUrl: ({ qrcode }: Contact) => (isPicture(qrcode) ? qrcode : null),
};

export const ContactCard: ContactCardResolvers = fields;
export const Linkage: LinkageResolvers = fields;

/** Numbers of the groups in the REST contract. */
const groups: Record<ContactGroup, number> = {
  VISITOR_SERVICES: 1,
  HOTELS: 4,
  CABLE_CLOUD: 9,
  OVERSEAS_EXHIBITIONS: 10,
  EXHIBITOR_VISA: 12,
  VISITOR_VISA: 13,
};

export const Query: Pick<QueryResolvers, 'contactCards' | 'contacts' | 'linkage' | 'linkages'> = {
  contacts: (_root, { group }, context) => contactSource(context).cards(groups[group]),
  contactCards: (_root, { group }, context) => contactSource(context).cards(group),
  linkages: (_root, { type }, context) => contactSource(context).linkages(type),
  linkage: async (_root, { id }, context) => (await contactSource(context).linkage(id)) ?? null,
};
