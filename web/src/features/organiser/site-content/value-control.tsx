import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useId } from 'react';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { Field as FieldFrame } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { Bone } from '../../../ui/skeleton';
import { TextArea } from '../../../ui/text-area';
import { FilesField, PictureField, type UploadEvents } from '../../uploads';
import { type Field, ON, toServerTime } from './values';

/** A large library: it travels with the form, and no other page waits for it. */
const RichEditor = lazy(() => import('../../editor'));

export interface ValueControlProps extends Pick<UploadEvents, 'onBusy' | 'onError'> {
  field: Field;
  /** Name of the side, like `titleCn`. */
  side: string;
  /** What the side is called. */
  label: string;
  /** Language of the side; none where one value is for both. */
  lang: string | undefined;
  value: string;
  /** What the form began with. */
  initial: string;
  error: string | undefined;
  /** Whether it must not be changed any more. */
  isFixed: boolean;
  onChange: (value: string) => void;
}

/** What a file is called: the end of its address. */
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Texts, numbers, days, moments, addresses and choices. */
function TypedControl({ field, side, label, lang, value, error, isFixed, onChange }: ValueControlProps) {
  const t = useT();
  const { kind, hint, isRequired, max, choices } = field;
  const types = { DATE: 'date', MOMENT: 'datetime-local' } as const;
  const type = kind === 'DATE' || kind === 'MOMENT' ? types[kind] : 'text';
  return (
    <FieldFrame label={label} help={hint} error={error} required={isRequired}>
      {(control) => {
        if (kind === 'TEXT')
          return (
            <TextArea control={control} name={side} rows={4} max={max} value={value} onChange={onChange} />
          );
        if (kind === 'CHOICE')
          return (
            <Select
              {...control}
              name={side}
              value={value}
              disabled={isFixed}
              onChange={(event) => onChange(event.currentTarget.value)}
            >
              <option value="">{t('site-content.choose')}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          );
        return (
          <Input
            {...control}
            name={side}
            type={type}
            lang={lang}
            autoComplete="off"
            readOnly={isFixed}
            inputMode={kind === 'NUMBER' ? 'decimal' : undefined}
            step={kind === 'MOMENT' ? 1 : undefined}
            value={kind === 'MOMENT' ? value.replace(' ', 'T') : value}
            onChange={(event) => {
              const typed = event.currentTarget.value;
              onChange(kind === 'MOMENT' ? toServerTime(typed) : typed);
            }}
          />
        );
      }}
    </FieldFrame>
  );
}

function SwitchControl({ field: { hint }, side, label, value, onChange }: ValueControlProps) {
  const id = useId();
  return (
    <>
      <Checkbox
        name={side}
        checked={value === ON}
        aria-describedby={hint ? id : undefined}
        onChange={(event) => onChange(event.currentTarget.checked ? ON : '')}
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

/** One side of a field, drawn by its kind. */
export function ValueControl(props: ValueControlProps) {
  const t = useT();
  const { field, side, label, lang, value, initial, error, onChange, onBusy, onError } = props;
  const { kind, hint, isRequired } = field;
  const uploads = { name: side, label, error, onBusy, onError, isRequired };
  switch (kind) {
    case 'RICH':
      return (
        <Suspense fallback={<Bone height="40rem" />}>
          <RichEditor {...uploads} lang={lang ?? 'zh-CN'} initial={initial} onChange={onChange} />
        </Suspense>
      );
    case 'PICTURE':
      return (
        <PictureField
          {...uploads}
          alt={label}
          help={hint ?? t('site-content.picture.help')}
          ratio={16 / 9}
          value={value || null}
          onChange={(address) => onChange(address ?? '')}
        />
      );
    case 'FILE':
      return (
        <FilesField
          {...uploads}
          most={1}
          files={value ? [{ name: nameOf(value), address: value }] : []}
          onChange={([file]) => onChange(file?.address ?? '')}
        />
      );
    case 'SWITCH':
      return <SwitchControl {...props} />;
    default:
      return <TypedControl {...props} />;
  }
}
