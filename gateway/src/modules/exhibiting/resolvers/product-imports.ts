import type {
  MutationResolvers,
  ProductImportResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

export const ProductImport: ProductImportResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
  submittedAt: ({ submittedTime }) => submittedTime && isoInstant(submittedTime),
};

export const viewerProductImports: Pick<ViewerResolvers, 'productImport'> = {
  productImport: ({ role, companyId }, { id }, { productImports }) =>
    role === 'exhibitor' && companyId !== null ? productImports.find(id) : null,
};

export const productImportMutations: Pick<MutationResolvers, 'submitProductImport'> = {
  submitProductImport: async (_root, { id }, { productImports }) => {
    try {
      const { result, message } = await productImports.submit(id);
      return { import: result, message, errors: [] };
    } catch (error) {
      return { import: null, message: null, errors: userErrors(error) };
    }
  },
};
