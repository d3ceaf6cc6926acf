import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { type FormHandle, SelectField, TextAreaField, TextField, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { Field as FieldFrame } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { RichTextField } from '../../editor';
import { FilesField, PictureField, useUploadField } from '../../uploads';
import { type ContentValues, type Field, ON, toServerTime } from './values';

interface ValueControlProps {
  form: FormHandle<ContentValues>;
  field: Field;
  /** Name of the side, like `titleCn`. */
  side: string;
  /** What the side is called. */
  label: string;
  /** Language of the side; none where one value is for both. */
  lang: string | undefined;
  /** Whether it must not be changed any more. */
  isFixed: boolean;
}

/** What a file is called: the end of its address. */
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** A moment in Shanghai time to the second: the browser writes it with a T, and leaves out seconds that are none. */
function MomentControl({ form, field: { hint, isRequired }, side, label, isFixed }: ValueControlProps) {
  const { value, change, error } = useField({ form, name: side });
  return (
    <FieldFrame label={label} help={hint} error={error} required={isRequired}>
      {(control) => (
        <Input
          {...control}
          name={side}
          type="datetime-local"
          step={1}
          readOnly={isFixed}
          value={value.replace(' ', 'T')}
          onChange={(event) => change(toServerTime(event.currentTarget.value))}
        />
      )}
    </FieldFrame>
  );
}

function SwitchControl({ form, field: { hint }, side, label }: ValueControlProps) {
  const id = useId();
  const { value, change } = useField({ form, name: side });
  return (
    <>
      <Checkbox
        name={side}
        checked={value === ON}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => change(event.currentTarget.checked ? ON : '')}
      >
        {label}
      </Checkbox>
      {hint ? (
        <chakra.p id={id} color="quiet" fontSize="sm" ms="7.5">
          {hint}
        </chakra.p>
      ) : null}
    </>
  );
}

function PictureControl({ form, field: { hint, isRequired }, side, label }: ValueControlProps) {
  const t = useT();
  const { value, onChange, ...upload } = useUploadField({ form, name: side });
  return (
    <PictureField
      {...upload}
      label={label}
      isRequired={isRequired}
      alt={label}
      help={hint ?? t('site-content.picture.help')}
      ratio={16 / 9}
      value={value || null}
      onChange={(address) => onChange(address ?? '')}
    />
  );
}

function FileControl({ form, field: { isRequired }, side, label }: ValueControlProps) {
  const { value, onChange, ...upload } = useUploadField({ form, name: side });
  return (
    <FilesField
      {...upload}
      label={label}
      isRequired={isRequired}
      most={1}
      files={value ? [{ name: nameOf(value), address: value }] : []}
      onChange={([file]) => onChange(file?.address ?? '')}
    />
  );
}

/** Texts, numbers, days, addresses and choices. */
function TypedControl({ form, field, side, label, lang, isFixed }: ValueControlProps) {
  const t = useT();
  const { kind, hint, isRequired, max, choices } = field;
  const common = { form, name: side, label, help: hint, required: isRequired };
  if (kind === 'TEXT') return <TextAreaField {...common} rows={4} max={max} />;
  if (kind === 'CHOICE')
    return <SelectField {...common} disabled={isFixed} none={t('site-content.choose')} options={choices} />;
  return (
    <TextField
      {...common}
      type={kind === 'DATE' ? 'date' : 'text'}
      lang={lang}
      autoComplete="off"
      readOnly={isFixed}
      inputMode={kind === 'NUMBER' ? 'decimal' : undefined}
    />
  );
}

/** One side of a field, drawn by its kind. */
export function ValueControl(props: ValueControlProps) {
  const { form, field, side, label, lang } = props;
  switch (field.kind) {
    case 'RICH':
      return (
        <RichTextField
          form={form}
          name={side}
          label={label}
          isRequired={field.isRequired}
          lang={lang ?? 'zh-CN'}
        />
      );
    case 'PICTURE':
      return <PictureControl {...props} />;
    case 'FILE':
      return <FileControl {...props} />;
    case 'SWITCH':
      return <SwitchControl {...props} />;
    case 'MOMENT':
      return <MomentControl {...props} />;
    default:
      return <TypedControl {...props} />;
  }
}
