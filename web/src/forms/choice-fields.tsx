import type { ReactNode } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { CheckGroup, type Choice, type ChoiceSection } from '../ui/check-group';
import { Checkbox } from '../ui/checkbox';
import { type FieldBinding, useField } from './use-field';

interface Choices<Value extends string> {
  legend: ReactNode;
  help?: ReactNode;
  options: readonly Choice<Value>[];
  sections?: readonly ChoiceSection<Value>[] | undefined;
}

/** Any number of several values of a form, as check boxes. The chosen values keep the order of the options. */
export function CheckboxesField<
  Value extends string,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, readonly Value[]>,
>({ form, name, ...group }: FieldBinding<Values, Name> & Choices<Value>) {
  const { value, change, error } = useField({ form, name });
  return (
    <CheckGroup
      {...group}
      name={name}
      error={error}
      chosen={value}
      onChange={(chosen) =>
        change(group.options.flatMap((option) => (chosen.includes(option.value) ? [option.value] : [])))
      }
    />
  );
}

/** One of several values of a form, as radio buttons; null or blank: none is chosen yet. `onChosen` runs after a choice. */
export function RadioField<
  Value extends string,
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, Value | null>,
>({
  form,
  name,
  onChosen,
  ...group
}: FieldBinding<Values, Name> & Choices<Value> & { onChosen?: () => void }) {
  const { value, change, error } = useField({ form, name });
  return (
    <CheckGroup
      {...group}
      type="radio"
      name={name}
      error={error}
      chosen={value ? [value] : []}
      onChange={([chosen]) => {
        change(chosen ?? null);
        onChosen?.();
      }}
    />
  );
}

/** A yes or no of a form, as one check box. What is wrong with it stands in the error summary. */
export function CheckboxField<Values extends FieldValues, Name extends FieldPathByValue<Values, boolean>>({
  form,
  name,
  accessibleName,
  children,
}: FieldBinding<Values, Name> & {
  children: ReactNode;
  /** Where the words go on in a control beside them. */
  accessibleName?: string;
}) {
  const { value, change, error } = useField({ form, name });
  return (
    <Checkbox
      name={name}
      aria-label={accessibleName}
      checked={value}
      aria-invalid={error ? true : undefined}
      onChange={(event) => change(event.currentTarget.checked)}
    >
      {children}
    </Checkbox>
  );
}
