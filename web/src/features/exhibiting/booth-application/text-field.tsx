import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';

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

interface TextFieldProps {
  name: keyof typeof inputs;
  value: string;
  error: string | undefined;
  help?: string;
  isRequired?: boolean;
  onChange: (text: string) => void;
}

/** One field of one line of the application. */
export function TextField({ name, value, error, help, isRequired = true, onChange }: TextFieldProps) {
  const t = useT();
  return (
    <Field label={t(`booth-application.${name}`)} help={help} error={error} required={isRequired}>
      {(control) => (
        <Input
          {...control}
          {...inputs[name]}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
