import type {
  MutationResolvers,
  ProductImportResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { productImportSource } from './source.ts';

export const ProductImport: ProductImportResolvers = {
  createdAt: ({ createTime }) => isoInstant(createTime),
  submittedAt: ({ submittedTime }) => submittedTime && isoInstant(submittedTime),
};

export const Viewer: Pick<ViewerResolvers, 'productImport'> = {
  productImport: ({ role, companyId }, { id }, context) =>
    role === 'exhibitor' && companyId !== null ? productImportSource(context).find(id) : null,
};

export const Mutation: Pick<MutationResolvers, 'submitProductImport'> = {
  submitProductImport: (_root, { input: { id } }, context) =>
    payload(
      async () => {
        const { result, message } = await productImportSource(context).submit(id);
        return { import: result, message };
      },
      { import: null, message: null },
    ),
};
