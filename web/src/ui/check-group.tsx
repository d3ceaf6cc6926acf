import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox';
import { choiceColumns } from './choice-columns';
import { FieldMark } from './field-mark';
import { Icon } from './icon';

interface CheckGroupProps<Value extends string> {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** `radio`: one of several. */
  type?: 'checkbox' | 'radio';
}

/** Several of several, or one, with the legend, help and error of a field. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { name, legend, help, error, options, chosen, onChange, type = 'checkbox' } = props;
  const isOne = type === 'radio';
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <chakra.fieldset
      aria-describedby={described || undefined}
      minWidth="0"
      {...(isOne ? { role: 'radiogroup', 'aria-required': true } : {})}
    >
      <chakra.legend fontWeight="semibold" mb="1.5">
        {legend}
        <FieldMark required isSpoken={!isOne} />
      </chakra.legend>
      {help ? (
        <chakra.p id={`${id}-help`} color="quiet" fontSize="sm" mb="1">
          {help}
        </chakra.p>
      ) : null}
      <chakra.div
        display="grid"
        columnGap="6"
        style={{ gridTemplateColumns: choiceColumns(options.map(({ label }) => label)) }}
      >
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            type={type}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={error ? true : undefined}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...(isOne ? [] : chosen), value]
                  : chosen.filter((other) => other !== value),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </chakra.div>
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="start" mt="1.5">
          <Icon name="alert" size="16px" mt="0.2rem" />
          {error}
        </Flex>
      ) : null}
    </chakra.fieldset>
  );
}
