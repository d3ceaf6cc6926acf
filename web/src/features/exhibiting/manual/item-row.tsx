import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { ItemActions } from './item-actions';
import { Deadline, RequiredTag, StatusTag } from './item-signs';
import type { Item } from './items';

/** One item: deadline, form type, title, required mark, status and what to do (EXH-117). */
function ItemRow({ item }: { item: Item }) {
  const t = useT();
  const heading = useId();
  const { title, fillType, isRequired, notice } = item;
  return (
    <chakra.article
      aria-labelledby={heading}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      rowGap="3"
      alignItems="center"
      px={{ base: '4', md: '5' }}
      py="4"
    >
      <Flex direction="column" gap="1.5" minWidth="0">
        <Flex align="center" columnGap="2.5" rowGap="1.5" wrap="wrap">
          <chakra.h3 id={heading} fontSize="md" fontWeight="semibold" overflowWrap="anywhere">
            {title}
          </chakra.h3>
          {/* Both beside the title, or both below it. */}
          <Flex gap="1.5" flex="none">
            {isRequired ? <RequiredTag /> : null}
            <StatusTag item={item} />
          </Flex>
        </Flex>
        <Flex columnGap="4" rowGap="0.5" wrap="wrap" color="quiet" fontSize="sm">
          <Deadline item={item} />
          <span>{t(`manual.type.${fillType}`)}</span>
        </Flex>
        {notice ? (
          <Flex gap="1.5" color="rejected" fontSize="sm" align="start">
            <Icon name="info" size="16px" mt="0.5" flex="none" />
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {notice}
            </chakra.span>
          </Flex>
        ) : null}
      </Flex>
      <Flex gap="2" wrap="wrap" justify={{ md: 'end' }}>
        <ItemActions item={item} describedBy={heading} />
      </Flex>
    </chakra.article>
  );
}

/** Rows in one frame, with lines between them. */
export function ItemRows({ items }: { items: readonly Item[] }) {
  return (
    <chakra.ul
      listStyleType="none"
      borderWidth="1px"
      borderRadius="card"
      bg={{ base: 'page', _dark: 'raised' }}
      css={{ '& > li + li': { borderTopWidth: '1px' } }}
    >
      {items.map((item) => (
        <li key={item.id}>
          <ItemRow item={item} />
        </li>
      ))}
    </chakra.ul>
  );
}
