import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { FieldMark } from './field-mark';
import { Icon } from './icon';

export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Whether it must be filled in; false: it is marked as optional; undefined: no mark. */
  required?: boolean | undefined;
  /** Gets the attributes that tie the control to its label, help and error. */
  children: (control: FieldControlProps) => ReactNode;
}

/** Label above, help below, error beside the field: one column, in this order, everywhere. */
export function Field({ label, help, error, required, children }: FieldProps) {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Flex direction="column" gap="1.5">
      <chakra.label htmlFor={id} fontWeight="semibold">
        {label}
        <FieldMark required={required} />
      </chakra.label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {help ? (
        <chakra.p id={`${id}-help`} color="quiet" fontSize="sm">
          {help}
        </chakra.p>
      ) : null}
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="start" role="alert">
          <Icon name="alert" size="16px" mt="0.2rem" />
          {error}
        </Flex>
      ) : null}
    </Flex>
  );
}
