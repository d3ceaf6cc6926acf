import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { type FormHandle, TextField, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { Input } from '../../../ui/input';
import { labelOf } from './labels';
import { type List, mostRows, rowCount, type Values, withoutRow } from './values';

/** What the fields of a page work on. */
export type Page = FormHandle<Values>;

interface LineProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'lang' | 'max' | 'maxLength' | 'min' | 'step' | 'type'
> {
  page: Page;
  field: string;
  help?: ReactNode;
  isOptional?: boolean;
}

/** One text. */
export function Line({ page, field, isOptional = false, ...input }: LineProps) {
  const t = useT();
  return (
    <TextField
      {...input}
      form={page}
      name={field}
      label={labelOf(t, field)}
      required={!isOptional}
      autoComplete="off"
    />
  );
}

/** A whole number. */
export const Count = (props: LineProps) => <Line inputMode="numeric" maxLength={9} {...props} />;

/** A day of the calendar. */
export const Day = (props: LineProps) => <Line type="date" min="2000-01-01" max="2099-12-31" {...props} />;

/** A moment in Shanghai time to the second: the browser writes it with a T, and leaves out seconds that are none. */
export function Moment({ page, field }: Pick<LineProps, 'page' | 'field'>) {
  const t = useT();
  const { value, change, error } = useField({ form: page, name: field });
  return (
    <Field label={labelOf(t, field)} error={error} required>
      {(control) => (
        <Input
          {...control}
          name={field}
          type="datetime-local"
          step={1}
          autoComplete="off"
          value={value.replace(' ', 'T')}
          onChange={({ currentTarget: { value: typed } }) =>
            change((typed.length === 16 ? `${typed}:00` : typed).replace('T', ' '))
          }
        />
      )}
    </Field>
  );
}

/** Two or more fields side by side where there is room. */
export const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** A part of a page under a heading of its own. */
export function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="4" minWidth="0">
      <div>
        <chakra.h2 fontSize="lg">{title}</chakra.h2>
        {lead ? (
          <chakra.p color="quiet" fontSize="sm" mt="1">
            {lead}
          </chakra.p>
        ) : null}
      </div>
      {children}
    </chakra.section>
  );
}

interface RowsProps {
  page: Page;
  list: Extract<List, 'quota' | 'searches'>;
  /** The fields of a row. */
  children: (index: number) => ReactNode;
}

/** A list whose rows come and go. */
export function Rows({ page, list, children }: RowsProps) {
  const t = useT();
  const count = rowCount(page.values, list);
  const remove = (index: number) => {
    for (const [field, value] of Object.entries(withoutRow(page.values, list, index)))
      page.change(field, value);
  };
  return (
    <>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {Array.from({ length: count }, (_, index) => (
          <chakra.li
            key={index}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) auto"
            gap="3"
            alignItems="start"
          >
            <Pair>{children(index)}</Pair>
            <IconButton
              icon="trash"
              mt="1.9rem"
              label={t(list === 'quota' ? 'edition.band.remove' : 'edition.search.remove', {
                number: index + 1,
              })}
              onClick={() => remove(index)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {count < mostRows[list] ? (
        <div>
          <Button variant="outline" size="sm" onClick={() => page.change(`${list}-count`, String(count + 1))}>
            {t(list === 'quota' ? 'edition.band.add' : 'edition.search.add')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
