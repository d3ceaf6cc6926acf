import { type FormHandle, TextField } from '../../../forms';
import { useT } from '../../../i18n';
import type { ApplicationValues } from './values';

/** How each field of one line is typed. */
const inputs = {
  name: { autoComplete: 'name', maxLength: 60 },
  company: { autoComplete: 'organization', maxLength: 120 },
  department: { autoComplete: 'off', maxLength: 60 },
  telephone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 40 },
  mobile: { autoComplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 40 },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none', maxLength: 254 },
  website: { autoComplete: 'url', type: 'url', inputMode: 'url', autoCapitalize: 'none', maxLength: 200 },
  password: { autoComplete: 'new-password', type: 'password', maxLength: 200 },
  passwordAgain: { autoComplete: 'new-password', type: 'password', maxLength: 200 },
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
      {...inputs[name]}
    />
  );
}
