import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { type FormHandle, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { ExhibitCategoriesQuery } from './exhibits.generated';
import type { ExhibitValues } from './values';

interface CategoryFieldProps {
  form: FormHandle<ExhibitValues>;
  categories: ExhibitCategoriesQuery['categories'];
}

/** The leaves of the classification under their roots; typing shortens the list (EXH-061, VAL-055). */
export function CategoryField({ form, categories }: CategoryFieldProps) {
  const t = useT();
  const { value, change, error } = useField({ form, name: 'categoryCode' });
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const fits = (name: string) => name.toLowerCase().includes(words);
  const groups = categories
    .map(({ id, name, children }) => ({
      id,
      name,
      // What is chosen stays in the list, and so in the field.
      leaves: children.filter((leaf) => fits(leaf.name) || fits(name) || leaf.id === value),
    }))
    .filter(({ leaves }) => leaves.length > 0);
  const found = groups.flatMap(({ name, leaves }) => leaves.filter((leaf) => fits(leaf.name) || fits(name)));
  const count = words ? t('exhibits.categoriesFound', { count: found.length }) : '';
  return (
    <Field
      label={t('exhibits.categoryCode')}
      // The same line for both, so that nothing below moves while one types.
      help={count || t('exhibits.categoryHelp')}
      error={error}
      required={false}
    >
      {(control) => (
        <Flex gap="2" direction={{ base: 'column', sm: 'row' }} align={{ base: 'stretch', sm: 'start' }}>
          <Input
            type="search"
            width={{ base: 'full', sm: '14rem' }}
            aria-label={t('exhibits.categorySearch')}
            aria-controls={control.id}
            placeholder={t('exhibits.categorySearch')}
            autoComplete="off"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
            // The form is not handed in by looking for a category.
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <chakra.div flex="1" minWidth="0">
            <Select
              {...control}
              name="categoryCode"
              value={value}
              onChange={(event) => change(event.currentTarget.value)}
            >
              <option value="">{t('exhibits.noCategory')}</option>
              {groups.map(({ id, name, leaves }) => (
                <optgroup key={id} label={name}>
                  {leaves.map((leaf) => (
                    <option key={leaf.id} value={leaf.id}>
                      {leaf.name}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
            <VisuallyHidden role="status">{count}</VisuallyHidden>
          </chakra.div>
        </Flex>
      )}
    </Field>
  );
}
