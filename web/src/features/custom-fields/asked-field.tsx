import type { FormHandle } from '../../forms';
import { useT } from '../../i18n';
import { useUploadField } from '../uploads';
import { FormField } from './form-field';
import { type FilledIn, type FormFieldRecord, MAX_TEXT, mistakeIn, nameOf } from './values';

interface AskedFieldProps {
  form: FormHandle<FilledIn>;
  field: FormFieldRecord;
  /** Whether a dialog that opens puts the focus here. */
  isFirst?: boolean;
  /** Of `useAfterPress` of the form: what is wrong with a field that was left is told after a press. */
  afterPress: (then: () => void) => void;
}

/** One field of a form of the organiser, bound to a form of the page; what is wrong is told when it is left. */
export function AskedField({ form, field, isFirst = false, afterPress }: AskedFieldProps) {
  const t = useT();
  const name = nameOf(field.id);
  const { value, error, onChange, onError, onBusy } = useUploadField({ form, name });
  const mistake = mistakeIn(field, value);
  return (
    <FormField
      field={field}
      value={value}
      error={error}
      isFirst={isFirst}
      onChange={onChange}
      onBlur={() =>
        afterPress(() => form.showHint(name, mistake && t(mistake, { label: field.label, most: MAX_TEXT })))
      }
      onError={onError}
      onBusy={onBusy}
    />
  );
}
