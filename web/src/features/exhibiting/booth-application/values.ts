import type { Lang, MessageId } from '../../../i18n';
import { isEmail } from '../../../lib/email';
import { mainlandMobile, typedPlain } from '../../../lib/typed-numbers';
import { isRecord } from '../../../lib/objects';

/** What the form holds (EXH-010 to EXH-016). */
export interface ApplicationValues {
  title: string;
  name: string;
  company: string;
  department: string;
  position: string;
  country: string;
  telephone: string;
  mobile: string;
  email: string;
  website: string;
  code: string;
  password: string;
  passwordAgain: string;
  productServices: string[];
  waysToKnow: string[];
  isAgreed: boolean;
  /** What a picture shows, where one was asked for. */
  captcha: string;
}

/** Fields in the order of the form, which is the order of their errors. */
export const applicationFields = [
  'title',
  'name',
  'department',
  'position',
  'company',
  'country',
  'website',
  'productServices',
  'waysToKnow',
  'telephone',
  'mobile',
  'email',
  'code',
  'password',
  'passwordAgain',
  'isAgreed',
  'captcha',
] as const satisfies readonly (keyof ApplicationValues)[];
type ApplicationField = (typeof applicationFields)[number];

export const emptyApplication: ApplicationValues = {
  title: '',
  name: '',
  company: '',
  department: '',
  position: '',
  country: '',
  telephone: '',
  mobile: '',
  email: '',
  website: '',
  code: '',
  password: '',
  passwordAgain: '',
  productServices: [],
  waysToKnow: [],
  isAgreed: false,
  captcha: '',
};

const texts = ['name', 'company', 'department', 'telephone', 'mobile', 'email', 'code'] as const;
const chosen = ['title', 'position', 'productServices', 'waysToKnow'] as const;

/** The rule of mainland numbers (VAL-074); elsewhere the server knows what a number can be (CONFLICT-009). */
export const isMobile = (text: string, lang: Lang): boolean =>
  lang === 'ZH'
    ? /^1[3-9]\d{9}$/.test(mainlandMobile(text))
    : /\d{5}/.test(typedPlain(text).replace(/\D/g, ''));

/** What is missing or wrong (VAL-068 to VAL-073); the server checks the same again. */
export function checkApplication(
  values: ApplicationValues,
  lang: Lang,
): Partial<Record<ApplicationField, MessageId>> {
  const mistakes: Partial<Record<ApplicationField, MessageId>> = {};
  for (const field of texts) {
    if (values[field].trim() === '') mistakes[field] = `booth-application.need.${field}`;
  }
  for (const field of chosen) {
    if (values[field].length === 0) mistakes[field] = `booth-application.need.${field}`;
  }
  if (!mistakes.mobile && !isMobile(values.mobile, lang)) mistakes.mobile = 'booth-application.wrong.mobile';
  if (!mistakes.email && !isEmail(values.email.trim())) mistakes.email = 'booth-application.wrong.email';
  if (lang === 'EN') {
    if (values.country === '') mistakes.country = 'booth-application.need.country';
    if (values.password === '') mistakes.password = 'booth-application.need.password';
    if (values.passwordAgain === '') mistakes.passwordAgain = 'booth-application.need.passwordAgain';
    else if (values.passwordAgain !== values.password) {
      mistakes.passwordAgain = 'booth-application.wrong.passwordAgain';
    }
  }
  if (!values.isAgreed) mistakes.isAgreed = 'booth-application.need.isAgreed';
  return mistakes;
}

/** Proofs and secrets are never kept, nor what they prove with them. */
export const withoutSecrets = (values: ApplicationValues): ApplicationValues => ({
  ...values,
  code: '',
  password: '',
  passwordAgain: '',
  captcha: '',
});

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string').slice(0, 10) : [];

/** Reads what the browser kept; whatever else is there is dropped. */
export function parseApplication(kept: unknown): ApplicationValues | null {
  if (!isRecord(kept)) return null;
  const values = { ...emptyApplication };
  for (const field of [...texts, 'title', 'position', 'country', 'website'] as const) {
    const text = kept[field];
    if (typeof text === 'string') values[field] = text.slice(0, 2000);
  }
  return withoutSecrets({
    ...values,
    productServices: listOf(kept['productServices']),
    waysToKnow: listOf(kept['waysToKnow']),
    isAgreed: kept['isAgreed'] === true,
  });
}
