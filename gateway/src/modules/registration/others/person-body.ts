import type { Input } from '../../../rest/operations.ts';
import type { RegisterOtherInput } from '../../../schema/resolvers.generated.ts';

/** Fields of the input by their names in the REST contract; the others are called the same. */
const names: Record<string, string> = { firstName: 'name', gender: 'title', mobileNumber: 'mobile' };

/** Somebody whom the visitor registers, as the REST service takes them. */
export const personBody = ({
  name,
  title,
  mobile,
  mailLanguage,
  ...same
}: RegisterOtherInput): Input<'post', '/app/visitor/others'>['body'] => ({
  ...same,
  firstName: name,
  gender: title,
  mobileNumber: mobile,
  ...(mailLanguage ? { mailLanguage } : {}),
});

/** Where a field of the REST contract stands in the input. */
export const personPath = (field: string): string[] => [names[field] ?? field];
