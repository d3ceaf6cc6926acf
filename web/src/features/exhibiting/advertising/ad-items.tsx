import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { type FormHandle, useField } from '../../../forms';
import { formatMoney, type Sum, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Input } from '../../../ui/input';
import { Tag } from '../../../ui/tag';
import type { CatalogueItemFragment } from './advertising.generated';
import { type AdValues, MAX_AMOUNT, withAmount } from './values';

interface AdItemsProps {
  form: FormHandle<AdValues>;
  items: readonly CatalogueItemFragment[];
  /** Sum of what is typed. */
  total: Sum;
}

/** The catalogue of one type with an amount for each item, and the running total (EXH-088, EXH-092). */
export function AdItems({ form, items, total }: AdItemsProps) {
  const t = useT();
  const lang = useLang();
  const id = useId();
  const { value: typed, change, error } = useField({ form, name: 'items' });
  return (
    <chakra.section aria-labelledby={`${id}-title`} display="grid" gap="3">
      <chakra.h3 id={`${id}-title`} fontSize="md" fontWeight="semibold">
        {t('advertising.items')}
      </chakra.h3>
      <chakra.ul listStyleType="none" borderTopWidth="1px">
        {items.map((item) => (
          <chakra.li
            key={item.id}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr) 6.5rem"
            columnGap="4"
            alignItems="center"
            py="3.5"
            borderBottomWidth="1px"
          >
            <chakra.label htmlFor={`${id}-${item.id}`} display="grid" gap="0.5" minWidth="0">
              <Flex gap="2" align="center" wrap="wrap">
                <chakra.span fontWeight="medium">{item.name}</chakra.span>
                {item.isSoldOut ? <Tag tone="rejected">{t('advertising.soldOut')}</Tag> : null}
              </Flex>
              {item.description ? (
                <chakra.span color="quiet" fontSize="sm">
                  {item.description}
                </chakra.span>
              ) : null}
              <chakra.span fontSize="sm" fontVariantNumeric="tabular-nums">
                {t('advertising.perUnit', { price: formatMoney(item.unitPrice, lang), unit: item.unit })}
              </chakra.span>
            </chakra.label>
            <Input
              id={`${id}-${item.id}`}
              name="items"
              type="number"
              inputMode="numeric"
              min={0}
              max={MAX_AMOUNT}
              step={1}
              disabled={item.isSoldOut}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              placeholder="0"
              value={item.isSoldOut ? '' : (typed[item.id] ?? '')}
              onChange={(event) => change(withAmount(typed, item.id, event.currentTarget.value))}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {error ? (
        <Flex id={`${id}-error`} color="rejected" fontSize="sm" gap="1.5" align="center" role="alert">
          <Icon name="alert" size="16px" />
          {error}
        </Flex>
      ) : null}
      <Flex justify="space-between" align="baseline" gap="4">
        <span>{t('advertising.total')}</span>
        <chakra.output
          aria-live="polite"
          fontSize="xl"
          fontWeight="semibold"
          fontVariantNumeric="tabular-nums"
          data-total=""
        >
          {formatMoney(total, lang)}
        </chakra.output>
      </Flex>
      <chakra.p color="quiet" fontSize="sm">
        {t('advertising.totalHelp')}
      </chakra.p>
    </chakra.section>
  );
}
