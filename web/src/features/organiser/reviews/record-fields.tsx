import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { Tag } from '../../../ui/tag';
import { FieldValue, langOfKey, type Field } from './field-value';

/** Everything that the owner wrote; what has changed since the last decision is marked, with what stood there. */
export function RecordFields({ fields }: { fields: readonly Field[] }) {
  const t = useT();
  return (
    <chakra.dl borderTopWidth="1px">
      {fields.map(({ key, label, kind, value, hasChanged, before }) => (
        <chakra.div
          key={key}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' }}
          columnGap="6"
          rowGap="1"
          py="3.5"
          px={hasChanged ? '3' : '0'}
          mx={hasChanged ? '-3' : '0'}
          borderBottomWidth="1px"
          bg={hasChanged ? 'review.soft' : undefined}
        >
          <chakra.dt color="quiet">
            <Flex gap="2" wrap="wrap" align="center">
              {label}
              {hasChanged ? <Tag tone="review">{t('reviews.changed')}</Tag> : null}
            </Flex>
          </chakra.dt>
          <chakra.dd lang={langOfKey(key)} overflowWrap="anywhere" minWidth="0">
            <FieldValue kind={kind} label={label} value={value} />
            {hasChanged ? (
              <chakra.details mt="3" fontSize="sm">
                <chakra.summary cursor="pointer" color="review">
                  {t('reviews.before')}
                </chakra.summary>
                <chakra.div mt="2" ps="3" borderInlineStartWidth="3px" borderColor="review">
                  <FieldValue kind={kind} label={label} value={before ?? ''} />
                </chakra.div>
              </chakra.details>
            ) : null}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
