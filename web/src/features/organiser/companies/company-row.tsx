import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLang, useT } from '../../../i18n';
import { CardLink } from '../../../ui/card-link';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { CompanyLineFragment } from './companies.generated';

/** A company's name in the site's language, with the other one; each marked as what it is. */
export function useCompanyNames() {
  const lang = useLang();
  return ({ nameCn, nameEn }: Pick<CompanyLineFragment, 'nameCn' | 'nameEn'>) => {
    const [own, other] = lang === 'ZH' ? [nameCn, nameEn] : [nameEn, nameCn];
    const otherLang = lang === 'ZH' ? 'en' : 'zh-CN';
    return {
      name: own || other,
      nameLang: own ? undefined : otherLang,
      second: own ? other : '',
      otherLang,
    };
  };
}

interface CompanyRowProps {
  company: CompanyLineFragment;
  to: string;
  /** What the row offers besides. */
  action?: ReactNode;
}

/** One company of a list: names, booth, how it is reached. */
export function CompanyRow({ company, to, action }: CompanyRowProps) {
  const t = useT();
  const namesOf = useCompanyNames();
  const { boothNumber, area, email, phone } = company;
  const { name, nameLang, second, otherLang } = namesOf(company);
  return (
    <chakra.li
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' }}
      columnGap="6"
      rowGap="2"
      alignItems="center"
      py="4"
      borderBottomWidth="1px"
      css={{
        '&:has(a[data-card-link]:focus-visible)': {
          outline: '2px solid {colors.focus}',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.div minWidth="0">
        <chakra.h2 fontSize="md" lineHeight="1.5" lang={nameLang}>
          <CardLink to={to}>{name}</CardLink>
        </chakra.h2>
        {second ? (
          <chakra.p color="quiet" fontSize="sm" lang={otherLang}>
            {second}
          </chakra.p>
        ) : null}
        <Flex columnGap="4" wrap="wrap" color="quiet" fontSize="sm" mt="1">
          {email ? (
            <chakra.span minWidth="0" overflowWrap="anywhere">
              {email}
            </chakra.span>
          ) : null}
          {phone ? <chakra.span whiteSpace="nowrap">{phone}</chakra.span> : null}
        </Flex>
      </chakra.div>
      <Flex gap="2" wrap="wrap" align="center">
        {boothNumber ? (
          <Tag tone="second">
            <Icon name="pin" size="16px" />
            {area ? t('companies.boothArea', { booth: boothNumber, area }) : boothNumber}
          </Tag>
        ) : (
          <Tag tone="review">
            <Icon name="alert" size="16px" />
            {t('companies.noBooth')}
          </Tag>
        )}
        {action}
      </Flex>
    </chakra.li>
  );
}
