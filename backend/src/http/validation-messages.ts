import type { FastifySchemaValidationError } from 'fastify';
import type { Bilingual } from './language.ts';

const places: Record<string, Bilingual> = {
  querystring: { ZH: '参数', EN: 'Parameter' },
  params: { ZH: '参数', EN: 'Parameter' },
  body: { ZH: '字段', EN: 'Field' },
  headers: { ZH: '请求头', EN: 'Header' },
};

const whole: Bilingual = { ZH: '请求内容', EN: 'The content of the request' };

/** What the schema checker tells of a broken rule; which of them are there depends on the rule. */
type Params = Record<'type' | 'limit' | 'allowedValues', string>;
type Describe = (params: Params) => Bilingual;

const rules: Record<string, Describe> = {
  required: () => ({ ZH: '不能为空', EN: 'is required' }),
  type: ({ type }) => ({ ZH: `格式不正确，应为 ${type}`, EN: `has the wrong type, expected ${type}` }),
  minimum: ({ limit }) => ({ ZH: `不能小于 ${limit}`, EN: `must be at least ${limit}` }),
  maximum: ({ limit }) => ({ ZH: `不能大于 ${limit}`, EN: `must be at most ${limit}` }),
  minLength: ({ limit }) => ({ ZH: `至少 ${limit} 个字符`, EN: `must have at least ${limit} characters` }),
  maxLength: ({ limit }) => ({ ZH: `不能超过 ${limit} 个字符`, EN: `cannot exceed ${limit} characters` }),
  enum: ({ allowedValues }) => ({
    ZH: `只能是 ${allowedValues}`,
    EN: `must be one of ${allowedValues}`,
  }),
  additionalProperties: () => ({ ZH: '不被接受', EN: 'is not accepted' }),
};
const unclear: Describe = () => ({ ZH: '格式不正确', EN: 'is not well-formed' });

/** What a failed schema check says to the caller: the field and what is wrong with it, never the value itself. */
export function describeValidation(errors: FastifySchemaValidationError[], context: string): Bilingual {
  const error = errors[0];
  const place = places[context] ?? { ZH: '字段', EN: 'Field' };
  if (!error) return { ZH: '请求格式不正确', EN: 'The request is not well-formed' };
  const { missingProperty, additionalProperty, type, limit, allowedValues } = error.params;
  const named = missingProperty ?? additionalProperty;
  // Where it stands, like people.0.email; a missing or an unknown field does not stand there itself.
  const path = error.instancePath.split('/').slice(1);
  if (typeof named === 'string') path.push(named);
  const name = path.join('.').slice(0, 60);
  const describe = rules[error.keyword] ?? unclear;
  const rule = describe({
    type: String(type),
    limit: String(limit),
    allowedValues: String(allowedValues),
  });
  // The body itself, where it is no object or missing.
  if (name === '') return { ZH: `${whole.ZH}${rule.ZH}`, EN: `${whole.EN} ${rule.EN}` };
  return { ZH: `${place.ZH} ${name} ${rule.ZH}`, EN: `${place.EN} ${name} ${rule.EN}` };
}
