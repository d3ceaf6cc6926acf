import { pick } from '../../../context/locale.ts';
import type {
  MutationResolvers,
  ServiceCategory,
  ServiceFillType,
  ServiceItemResolvers,
  ServiceSubmissionResolvers,
  ViewerResolvers,
} from '../../../schema/resolvers.generated.ts';
import { isoInstant } from '../../page.ts';
import { payload } from '../../user-errors.ts';
import { serviceSource } from './source.ts';

/** Categories by the codes of the REST contract (CONST-060); what nobody knows stands with the others. */
const categories: Record<string, ServiceCategory> = {
  1: 'EXHIBITOR_SERVICES',
  2: 'BUILDING',
  3: 'PUBLICITY',
  4: 'SHIPMENT',
  5: 'TRANSPORT',
  99: 'OTHER',
};

/** 2 and 3 are told; any other is uploaded (EXH-118..120). */
const fillTypes: Record<string, ServiceFillType> = { 2: 'ONLINE', 3: 'DOWNLOAD' };

export const ServiceItem: ServiceItemResolvers = {
  category: ({ categoryId }) => categories[categoryId] ?? 'OTHER',
  title: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  deadline: ({ deadLineTime }) => isoInstant(deadLineTime),
  fillType: ({ fillType }) => fillTypes[fillType] ?? 'UPLOAD',
  isRequired: ({ require }) => require === 'Y',
  isDone: ({ isFill }) => isFill === 'Y',
  fileUrl: ({ filePath, filePathEn }, args, context) => pick(context, args, filePath, filePathEn) || null,
  form: ({ linkFormId }, _args, context) =>
    linkFormId === null ? null : serviceSource(context).form(linkFormId),
  notice: ({ notice }) => notice || null,
};

export const ServiceSubmission: ServiceSubmissionResolvers = {
  submittedAt: ({ submitTime }) => isoInstant(submitTime),
  fileUrl: ({ userFilePath }) => userFilePath || null,
  fileName: ({ userFileName }) => userFileName || null,
};

export const Viewer: Pick<ViewerResolvers, 'serviceItem' | 'serviceItems'> = {
  serviceItems: ({ role }, _args, context) => (role === 'exhibitor' ? serviceSource(context).list() : null),
  serviceItem: ({ role }, { id }, context) => (role === 'exhibitor' ? serviceSource(context).find(id) : null),
};

export const Mutation: Pick<MutationResolvers, 'submitServiceFile' | 'submitServiceForm'> = {
  submitServiceForm: (_root, { input: { itemId, formId, answers } }, context) =>
    payload(
      () => serviceSource(context).fill(itemId, formId, answers),
      { item: null, message: null },
      (field) => ['answers', field],
    ),

  submitServiceFile: (_root, { input: { itemId, fileUrl } }, context) =>
    payload(
      () => serviceSource(context).upload(itemId, fileUrl),
      { item: null, message: null },
      { userFilePath: 'fileUrl' },
    ),
};
