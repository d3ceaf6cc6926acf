import { type FormHandle, TextField } from '../../../forms';
import { useT } from '../../../i18n';
import { applyForBoothLimits } from './booth-application.generated';
import type { ApplicationValues } from './values';

/** How each field of one line is typed. */
const inputs = {
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  department: { autoComplete: 'off' },
  telephone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  mobile: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  website: { autoComplete: 'url', type: 'url', inputMode: 'url', autoCapitalize: 'none' },
  password: { autoComplete: 'new-password', type: 'password' },
  passwordAgain: { autoComplete: 'new-password', type: 'password' },
} as const;

interface ApplicationTextProps {
  form: FormHandle<ApplicationValues>;
  name: keyof typeof inputs;
  help?: string;
  isRequired?: boolean;
}

/** One field of one line of the application. */
export function ApplicationText({ form, name, help, isRequired = true }: ApplicationTextProps) {
  const t = useT();
  return (
    <TextField
      form={form}
      name={name}
      label={t(`booth-application.${name}`)}
      help={help}
      required={isRequired}
      maxLength={applyForBoothLimits[name]}
      {...inputs[name]}
    />
  );
}
