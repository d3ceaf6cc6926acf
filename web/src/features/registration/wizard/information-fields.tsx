import { type FormHandle, SelectField, TextField } from '../../../forms';
import { useT } from '../../../i18n';
import type { Information, InformationField } from './information';
import { saveVisitInformationLimits } from './wizard.generated';

const inputs = {
  name: { autoComplete: 'name' },
  identityNumber: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  companyName: { autoComplete: 'organization' },
  department: { autoComplete: 'off' },
  mobile: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  phoneNumber: { autoComplete: 'tel-national', type: 'tel', inputMode: 'tel' },
  phoneExtension: { autoComplete: 'tel-extension', inputMode: 'numeric' },
  website: { autoComplete: 'url', type: 'url', inputMode: 'url', autoCapitalize: 'none' },
  address: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code' },
} as const satisfies Partial<Record<InformationField, object>>;

const selects = {
  country: 'country',
  position: 'off',
  phoneCountryCode: 'tel-country-code',
} as const satisfies Partial<Record<InformationField, string>>;

interface InformationTextProps {
  form: FormHandle<Information>;
  name: keyof typeof inputs;
  required?: boolean;
  disabled?: boolean;
  help?: string;
}

/** One line of text of step 2. */
export function InformationText({ form, name, ...more }: InformationTextProps) {
  const t = useT();
  return (
    <TextField
      {...inputs[name]}
      {...more}
      form={form}
      name={name}
      label={t(`registration.field.${name}`)}
      maxLength={saveVisitInformationLimits[name]}
    />
  );
}

interface InformationSelectProps {
  form: FormHandle<Information>;
  name: keyof typeof selects;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  /** Runs after the choice has been set. */
  onChosen?: (value: string) => void;
}

/** One choice from a list of step 2. */
export function InformationSelect({ form, name, options, ...more }: InformationSelectProps) {
  const t = useT();
  return (
    <SelectField
      {...more}
      form={form}
      name={name}
      label={t(`registration.field.${name}`)}
      autoComplete={selects[name]}
      none={t('registration.choose')}
      options={options}
    />
  );
}
