import { chakra } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Field } from '../../ui/field';
import { Input } from '../../ui/input';
import { Select } from '../../ui/select';
import { FilesField } from '../uploads';
import { filesOf, type FormFieldRecord, mostFiles, nameOf, textOf, type Value } from './values';

interface FormFieldProps {
  field: FormFieldRecord;
  value: Value | undefined;
  error: string | undefined;
  /** Whether a dialog that opens puts the focus here. */
  isFirst?: boolean;
  onChange: (value: Value) => void;
  onBlur: () => void;
  onError: (text: string | undefined) => void;
  onBusy: (isBusy: boolean) => void;
}

/** One field of the form in the shape of its kind (MEET-032..035, EXH-128). */
export function FormField({
  field,
  value,
  error,
  isFirst = false,
  onChange,
  onBlur,
  onError,
  onBusy,
}: FormFieldProps) {
  const t = useT();
  const { id, kind, label, isRequired, options } = field;
  if (kind === 'FILE' || kind === 'FILES') {
    return (
      <chakra.div data-field={id}>
        <FilesField
          name={nameOf(id)}
          label={label}
          isRequired={isRequired}
          isPrivate
          most={mostFiles(kind)}
          files={filesOf(value)}
          error={error}
          onChange={onChange}
          onError={onError}
          onBusy={onBusy}
        />
      </chakra.div>
    );
  }
  const first = isFirst ? { 'data-first-focus': '' } : {};
  return (
    <chakra.div data-field={id}>
      <Field label={label} required={isRequired} error={error}>
        {(control) =>
          kind === 'SELECT' ? (
            <Select
              {...control}
              {...first}
              data-control=""
              name={nameOf(id)}
              value={textOf(value)}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={onBlur}
            >
              <option value="">{t('custom-fields.choose')}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </Select>
          ) : (
            <Input
              {...control}
              {...first}
              data-control=""
              name={nameOf(id)}
              autoComplete="off"
              value={textOf(value)}
              onChange={(event) => onChange(event.currentTarget.value)}
              onBlur={onBlur}
            />
          )
        }
      </Field>
    </chakra.div>
  );
}
