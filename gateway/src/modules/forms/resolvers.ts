import { pick } from '../../context/locale.ts';
import type {
  FormAnswerResolvers,
  FormFieldKind,
  FormFieldResolvers,
  FormResolvers,
  FormOptionResolvers,
} from '../../schema/resolvers.generated.ts';
import { splitTags } from '../page.ts';

const kinds: Record<string, FormFieldKind> = { Select: 'SELECT', Upload: 'FILE', MutiUpload: 'FILES' };

export const Form: FormResolvers = {
  id: ({ mtForms }) => mtForms.id,
  description: ({ mtForms }, args, context) =>
    pick(context, args, mtForms.description, mtForms.descriptionEn),
  fields: ({ formFieldsList }) => formFieldsList,
};

export const FormField: FormFieldResolvers = {
  label: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  // A kind that nobody knows is asked for in words.
  kind: ({ fieldType }) => kinds[fieldType] ?? 'TEXT',
  isRequired: ({ isRequired }) => isRequired === 'Y',
  options: ({ fieldType, defaultValue, defaultValueEn }) => {
    if (fieldType !== 'Select') return [];
    const english = splitTags(defaultValueEn);
    return splitTags(defaultValue).map((value, at) => ({ value, valueEn: english[at] ?? '' }));
  },
};

export const FormOption: FormOptionResolvers = {
  label: ({ value, valueEn }, args, context) => pick(context, args, value, valueEn),
};

const isFile = (fieldType: string) => fieldType === 'Upload' || fieldType === 'MutiUpload';

export const FormAnswer: FormAnswerResolvers = {
  label: ({ title, titleEn }, args, context) => pick(context, args, title, titleEn),
  text: ({ fieldType, value, valueEn }, args, context) =>
    isFile(fieldType) ? '' : pick(context, args, value, valueEn),
  fileUrls: ({ fieldType, value }) => (isFile(fieldType) ? splitTags(value) : []),
};
