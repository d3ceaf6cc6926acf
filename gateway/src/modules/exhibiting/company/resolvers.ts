import { categorySource, exhibitorSource } from '../../catalogue/index.ts';
import type {
  BoothKind,
  CompanyProfileResolvers,
  MutationResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';
import { companySource } from './source.ts';

const boothKinds: Record<string, BoothKind> = { 1: 'RAW_SPACE', 2: 'STANDARD' };

/** Names of the REST body's fields in the mutation's input. */
const inputField: Record<string, string> = {
  version: 'version',
  logoUrl: 'logoUrl',
  companyNameCn: 'nameCn',
  companyNameEn: 'nameEn',
  productCategory: 'categoryCode',
  companyDescriptionCn: 'descriptionCn',
  companyDescriptionEn: 'descriptionEn',
  companyPhone: 'phone',
  companyFax: 'fax',
  companyWebsite: 'website',
  companyAddress: 'addressCn',
  companyAddressEn: 'addressEn',
};

export const CompanyProfile: CompanyProfileResolvers = {
  exhibitor: ({ id }, _args, context) => exhibitorSource(context).byId.load(id),
  userName: ({ username }) => username,
  logoUrl: ({ logoUrl }) => logoUrl || null,
  nameCn: ({ companyNameCn }) => companyNameCn,
  nameEn: ({ companyNameEn }) => companyNameEn,
  category: async ({ productCategory }, _args, context) =>
    (await categorySource(context).classification()).byCode.get(productCategory) ?? null,
  descriptionCn: ({ companyDescriptionCn }) => companyDescriptionCn,
  descriptionEn: ({ companyDescriptionEn }) => companyDescriptionEn,
  phone: ({ companyPhone }) => companyPhone || null,
  fax: ({ companyFax }) => companyFax || null,
  website: ({ companyWebsite }) => companyWebsite || null,
  addressCn: ({ companyAddress }) => companyAddress,
  addressEn: ({ companyAddressEn }) => companyAddressEn,
  boothNumber: ({ boothNumber }) => boothNumber || null,
  boothKind: ({ positionType }) => boothKinds[positionType] ?? null,
  boothArea: ({ boothRange }) => boothRange || null,
  updatedAt: ({ updateTime }) => isoInstant(updateTime),
};

export const Viewer: Pick<ViewerResolvers, 'company'> = {
  company: ({ role, companyId }, _args, context) =>
    role === 'exhibitor' && companyId !== null ? companySource(context).find() : null,
};

export const Mutation: Pick<MutationResolvers, 'saveCompany'> = {
  saveCompany: async (_root, { input }, context) => {
    try {
      const { result, message } = await companySource(context).save({
        version: input.version,
        logoUrl: input.logoUrl,
        companyNameCn: input.nameCn,
        companyNameEn: input.nameEn,
        productCategory: input.categoryCode,
        companyDescriptionCn: input.descriptionCn,
        companyDescriptionEn: input.descriptionEn,
        companyPhone: input.phone ?? '',
        companyFax: input.fax ?? '',
        companyWebsite: input.website ?? '',
        companyAddress: input.addressCn,
        companyAddressEn: input.addressEn,
      });
      return { company: result, message, errors: [] };
    } catch (error) {
      const errors = userErrors(error, inputField);
      const isChanged = errors.some(({ code }) => code === 'CHANGED');
      return { company: isChanged ? await companySource(context).find() : null, message: null, errors };
    }
  },
};
