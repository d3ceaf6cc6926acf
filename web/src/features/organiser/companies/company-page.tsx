import { chakra, Flex, Grid } from '@chakra-ui/react';
import { type ReactNode, useId, useState } from 'react';
import { countryName, formatDate, formatNumber, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { Fact, Facts, MissingRecord, ViewHeading } from '../../records';
import { AccountDialog } from './account-dialog';
import { Accounts } from './accounts';
import { companyList, companyPath } from './address';
import { BoothDialog } from './booth-dialog';
import { type KeptCompanyFragment, useDeskCompanyPreloaded } from './companies.generated';
import { useCompanyNames } from './company-row';
import type { CompanyRef } from './load';

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} minWidth="0">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3" minHeight="10">
        <chakra.h3 id={heading} fontSize="lg">
          {title}
        </chakra.h3>
        {action}
      </Flex>
      {children}
    </chakra.section>
  );
}

const dash = '—';

function CompanyFacts({ company }: { company: KeptCompanyFragment }) {
  const t = useT();
  const lang = useLang();
  const { nameCn, nameEn, country, email, phone, website, createdAt } = company;
  return (
    <Facts>
      <Fact label={t('companies.nameCn')}>
        <span lang="zh-CN">{nameCn || dash}</span>
      </Fact>
      <Fact label={t('companies.nameEn')}>
        <span lang="en">{nameEn || dash}</span>
      </Fact>
      <Fact label={t('companies.country')}>{countryName(country, lang)}</Fact>
      <Fact label={t('companies.email')}>{email || dash}</Fact>
      <Fact label={t('companies.phone')}>{phone || dash}</Fact>
      <Fact label={t('companies.website')}>{website || dash}</Fact>
      <Fact label={t('companies.since')}>{formatDate(createdAt, lang)}</Fact>
    </Facts>
  );
}

function BoothFacts({ company }: { company: KeptCompanyFragment }) {
  const t = useT();
  const { boothNumber, boothKind, area, badgeQuota } = company;
  const kind = boothKind ? t(`companies.booth.kind.${boothKind}`) : dash;
  return (
    <Facts>
      <Fact label={t('companies.booth.number')}>{boothNumber || dash}</Fact>
      <Fact label={t('companies.booth.type')}>{kind}</Fact>
      <Fact label={t('companies.booth.area')}>{area ? t('companies.squareMetres', { area }) : dash}</Fact>
      <Fact label={t('companies.quota')}>
        {badgeQuota === null ? dash : t('companies.badges', { count: badgeQuota })}
      </Fact>
    </Facts>
  );
}

function Found({ company }: { company: KeptCompanyFragment }) {
  const t = useT();
  const { name, nameLang } = useCompanyNames()(company);
  const [dialog, setDialog] = useState<'booth' | 'account'>();
  const close = () => setDialog(undefined);
  const { id, holdings } = company;
  const held = holdings.filter(({ count }) => count > 0);
  return (
    <>
      <ViewHeading back={companyList()}>
        <span lang={nameLang}>{name}</span>
      </ViewHeading>
      <Flex gap="3" wrap="wrap" align="center" mb="8">
        <TextLink to={paths.supplierDetail(id)}>{t('companies.onSite')}</TextLink>
        <ButtonLink size="sm" variant="outline" to={companyPath({ view: 'merge', id, other: '', q: '' })}>
          {t('companies.merge')}
        </ButtonLink>
      </Flex>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        gap="10"
        alignItems="start"
      >
        <Grid gap="10">
          <Part
            title={t('companies.booth')}
            action={
              <Button size="sm" variant="outline" onClick={() => setDialog('booth')}>
                {t('companies.booth.edit')}
              </Button>
            }
          >
            <BoothFacts company={company} />
          </Part>
          <Part
            title={t('companies.accounts')}
            action={
              <Button size="sm" variant="outline" onClick={() => setDialog('account')}>
                {t('companies.account.add')}
              </Button>
            }
          >
            <Accounts company={company} />
          </Part>
        </Grid>
        <Grid gap="10">
          <Part title={t('companies.facts')}>
            <CompanyFacts company={company} />
          </Part>
          <Part title={t('companies.holdings')}>
            {held.length === 0 ? (
              <chakra.p color="quiet">{t('companies.holdings.none')}</chakra.p>
            ) : (
              <Facts>
                {held.map(({ kind, label, count }) => (
                  <Fact key={kind} label={label}>
                    {formatNumber(count)}
                  </Fact>
                ))}
              </Facts>
            )}
          </Part>
        </Grid>
      </Grid>
      <BoothDialog company={company} open={dialog === 'booth'} onClose={close} />
      <AccountDialog company={company} open={dialog === 'account'} onClose={close} />
    </>
  );
}

export function CompanyGone() {
  return <MissingRecord to={companyList()}>{useT()('companies.gone')}</MissingRecord>;
}

/** One company: its booth, its facts, who signs in for it, what it has. */
export function CompanyPage({ query }: { query: CompanyRef }) {
  const company = useDeskCompanyPreloaded(query).data.organiser?.deskCompany;
  return company ? <Found company={company} /> : <CompanyGone />;
}
