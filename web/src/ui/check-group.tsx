import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from './checkbox';
import { choiceColumns } from './choice-columns';
import { FieldMark } from './field-mark';
import { Icon } from './icon';

/** One choice of a group. */
export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** Quiet words after the label, like the code that programs know the choice by. */
  aside?: string;
}

/** Choices that stand under a title of their own. */
export interface ChoiceSection<Value extends string> {
  title: string;
  /** What holds for them. */
  note?: string;
  values: readonly Value[];
}

interface CheckGroupProps<Value extends string> {
  name: string;
  legend: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  options: readonly Choice<Value>[];
  /** Where the choices stand under titles: each of them in one section. */
  sections?: readonly ChoiceSection<Value>[] | undefined;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** `radio`: one of several. */
  type?: 'checkbox' | 'radio';
}

/** It goes to the next line as a whole. */
function Aside({ children }: { children: string }) {
  return (
    <>
      {' '}
      <chakra.span display="inline-block" color="quiet" fontSize="sm">
        {children}
      </chakra.span>
    </>
  );
}

interface SectionProps {
  /** Begin of its ids. */
  id: string;
  title: string;
  note: string | undefined;
  children: ReactNode;
}

function Section({ id, title, note, children }: SectionProps) {
  return (
    <chakra.div
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-note` : undefined}
      css={{ '& + &': { mt: '2' } }}
    >
      <chakra.p id={`${id}-title`} color="quiet" fontSize="sm" fontWeight="semibold">
        {title}
      </chakra.p>
      {children}
      {note ? (
        <chakra.p id={`${id}-note`} color="quiet" fontSize="sm" mt="1">
          {note}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}

/** Several of several, or one, with the legend, help and error of a field. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { name, legend, help, error, options, sections, chosen, onChange, type = 'checkbox' } = props;
  const isOne = type === 'radio';
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const choose = (value: Value, isChosen: boolean) => {
    if (isChosen) onChange([...(isOne ? [] : chosen), value]);
    else onChange(chosen.filter((other) => other !== value));
  };
  const grid = (shown: readonly Choice<Value>[]) => (
    <chakra.div
      display="grid"
      columnGap="6"
      style={{ gridTemplateColumns: choiceColumns(shown.map(({ label, aside = '' }) => label + aside)) }}
    >
      {shown.map(({ value, label, aside }) => (
        <Checkbox
          key={value}
          type={type}
          name={name}
          value={value}
          checked={chosen.includes(value)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => choose(value, event.currentTarget.checked)}
        >
          {label}
          {aside ? <Aside>{aside}</Aside> : null}
        </Checkbox>
      ))}
    </chakra.div>
  );
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
      {sections?.map(({ title, note, values }, index) => (
        <Section key={title} id={`${id}-${index}`} title={title} note={note}>
          {grid(options.filter(({ value }) => values.includes(value)))}
        </Section>
      )) ?? grid(options)}
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="start" mt="1.5">
          <Icon name="alert" size="16px" mt="0.2rem" />
          {error}
        </Flex>
      ) : null}
    </chakra.fieldset>
  );
}
