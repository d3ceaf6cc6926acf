import { pick } from '../../../context/locale.ts';
import type {
  MutationResolvers,
  ServiceCategory,
  ServiceItemResolvers,
  ServiceSubmissionResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { userErrors } from '../../user-errors.ts';

/** Categories by the codes of the REST contract (CONST-060); what nobody knows stands with the others. */
const categories: Record<string, ServiceCategory> = {
  1: 'EXHIBITOR_SERVICES',
  2: 'BUILDING',
  3: 'PUBLICITY',
  4: 'SHIPMENT',
  5: 'TRANSPORT',
  99: 'OTHER',
};

export const ServiceItem: ServiceItemResolvers = {
  category: ({ categoryId }) => categories[categoryId] ?? 'OTHER',
  title: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  deadline: ({ deadLineTime }) => isoInstant(deadLineTime),
  // 2 and 3 are told; any other is uploaded (EXH-118..120).
  fillType: ({ fillType }) => (fillType === '2' ? 'ONLINE' : fillType === '3' ? 'DOWNLOAD' : 'UPLOAD'),
  isRequired: ({ require }) => require === 'Y',
  isDone: ({ isFill }) => isFill === 'Y',
  fileUrl: ({ filePath, filePathEn }, args, context) => pick(context, args, filePath, filePathEn) || null,
  form: ({ linkFormId }, _args, { services }) => (linkFormId === null ? null : services.form(linkFormId)),
  notice: ({ notice }) => notice || null,
};

export const ServiceSubmission: ServiceSubmissionResolvers = {
  submittedAt: ({ submitTime }) => isoInstant(submitTime),
  fileUrl: ({ userFilePath }) => userFilePath || null,
  fileName: ({ userFileName }) => userFileName || null,
};

export const viewerServices: Pick<ViewerResolvers, 'serviceItem' | 'serviceItems'> = {
  serviceItems: ({ role }, _args, { services }) => (role === 'exhibitor' ? services.list() : null),
  serviceItem: ({ role }, { id }, { services }) => (role === 'exhibitor' ? services.find(id) : null),
};

export const serviceMutations: Pick<MutationResolvers, 'submitServiceFile' | 'submitServiceForm'> = {
  submitServiceForm: async (_root, { input: { itemId, formId, answers } }, { services }) => {
    try {
      const { result, message } = await services.fill(itemId, formId, answers);
      return { item: result, message, errors: [] };
    } catch (error) {
      return { item: null, message: null, errors: userErrors(error, (field) => ['answers', field]) };
    }
  },

  submitServiceFile: async (_root, { input: { itemId, fileUrl } }, { services }) => {
    try {
      const { result, message } = await services.upload(itemId, fileUrl);
      return { item: result, message, errors: [] };
    } catch (error) {
      return { item: null, message: null, errors: userErrors(error, { userFilePath: 'fileUrl' }) };
    }
  },
};
