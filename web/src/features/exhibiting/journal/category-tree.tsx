import { chakra, Flex } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { type FormHandle, useField } from '../../../forms';
import { useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { FieldMark } from '../../../ui/field-mark';
import { Icon } from '../../../ui/icon';
import { type JournalValues, toggled } from './values';

interface Category {
  id: string;
  name: string;
}

interface CategoryTreeProps {
  form: FormHandle<JournalValues>;
  roots: readonly (Category & { children: readonly Category[] })[];
}

const Branch = chakra('details', {
  base: {
    borderTopWidth: '1px',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      py: '2.5',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    '& > summary > svg': { transition: 'transform 150ms', color: 'quiet' },
    '&[open] > summary > svg': { transform: 'rotate(90deg)' },
  },
});

/** The classification as a tree with several choices: whole fields, or what is below them (EXH-077). */
export function CategoryTree({ form, roots }: CategoryTreeProps) {
  const t = useT();
  const { value: chosen, change, error } = useField({ form, name: 'categoryCodes' });
  const id = useId();
  // From then on a branch is its reader's to open and to close.
  const [opened] = useState(() =>
    roots.filter((root) => chosen.some((code) => code.startsWith(root.id))).map((root) => root.id),
  );
  return (
    <chakra.fieldset minWidth="0" aria-describedby={`${id}-help${error ? ` ${id}-error` : ''}`}>
      <chakra.legend fontWeight="semibold" mb="1.5">
        {t('journal.categoryCodes')}
        <FieldMark required isSpoken />
      </chakra.legend>
      <chakra.p id={`${id}-help`} color="quiet" fontSize="sm" mb="2">
        {t('journal.categoryHelp')}
      </chakra.p>
      <chakra.div
        borderWidth="1px"
        borderRadius="control"
        px="4"
        css={{ '& > :first-of-type': { borderTopWidth: 0 } }}
      >
        {roots.map((root) => {
          const below = root.children.filter((leaf) => chosen.includes(leaf.id)).length;
          const part = below > 0 ? t('journal.chosen', { count: below }) : '';
          const isWhole = chosen.includes(root.id);
          const box = (category: Category, name: string, isMixed = false) => (
            <Checkbox
              key={category.id}
              name="categoryCodes"
              value={category.id}
              checked={chosen.includes(category.id)}
              isMixed={isMixed}
              aria-invalid={error ? true : undefined}
              onChange={() => change(toggled(chosen, category.id))}
            >
              {name}
            </Checkbox>
          );
          return (
            <Branch key={root.id} open={opened.includes(root.id)}>
              <summary>
                <Icon name="chevronRight" size="16px" />
                <chakra.span flex="1">{root.name}</chakra.span>
                <chakra.span color="quiet" fontSize="sm">
                  {isWhole ? t('journal.whole') : part}
                </chakra.span>
              </summary>
              <chakra.div pb="3" ps="6">
                {box(root, t('journal.all', { name: root.name }), below > 0)}
                <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} columnGap="6">
                  {root.children.map((leaf) => box(leaf, leaf.name))}
                </chakra.div>
              </chakra.div>
            </Branch>
          );
        })}
      </chakra.div>
      {error ? (
        <Flex
          id={`${id}-error`}
          color="rejected"
          fontSize="sm"
          gap="1.5"
          align="center"
          mt="1.5"
          role="alert"
        >
          <Icon name="alert" size="16px" />
          {error}
        </Flex>
      ) : null}
    </chakra.fieldset>
  );
}
