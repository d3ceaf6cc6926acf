import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useIcpNumber } from '../../../features/edition';
import { useT } from '../../../i18n';
import { legalTabs, paths } from '../../../lib/paths';

/** The ministry's public register of filings. Its rules require a site's ICP number to link there. */
const FILINGS = 'https://beian.miit.gov.cn/';

const look = { display: 'inline-block', py: '1.5', borderRadius: 'sm', _hover: { color: 'onNavy' } } as const;
const FooterLink = chakra(Link, { base: look });
const FooterAnchor = chakra('a', { base: look });

/** The links that the law requires on every page: privacy, terms, imprint, accessibility, and the ICP filing. */
export function LegalLinks() {
  const t = useT();
  const icpNumber = useIcpNumber();
  return (
    <chakra.nav
      aria-label={t('shell.footer.legal')}
      pt="4"
      fontSize="sm"
      color="onNavy.quiet"
      borderTopWidth="1px"
      borderColor="onNavy.line"
    >
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="6">
        {legalTabs.map((tab) => (
          <li key={tab}>
            <FooterLink to={paths.legal({ tab })}>{t(`shell.footer.${tab}`)}</FooterLink>
          </li>
        ))}
        {icpNumber ? (
          <li>
            <FooterAnchor href={FILINGS} target="_blank" rel="noreferrer" lang="zh-CN">
              {icpNumber}
            </FooterAnchor>
          </li>
        ) : null}
      </Flex>
    </chakra.nav>
  );
}
