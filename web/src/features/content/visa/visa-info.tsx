import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { fileAddress } from '../../../lib/content-address';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { ExternalButton } from '../../../ui/external-link';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { Tabs } from '../../../ui/tabs';
import { ContactGrid } from '../contact-cards';
import { type VisaType, visaTypes } from './use-visa-type';
import type { VisaQuery } from './visa.generated';

const first = { visitor: paths.register(), exhibitor: paths.boothApply() };

/** Picture, conditions, form and whom to write to, for visitors or exhibitors (PUB-057 to PUB-063). */
export function VisaInfo({ visa, type }: { visa: VisaQuery; type: VisaType }) {
  const t = useT();
  const { image, remark, attachment, exhibitorContacts, visitorContacts } = visa;
  const form = fileAddress(attachment);
  const contacts = type === 'exhibitor' ? exhibitorContacts : visitorContacts;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 28rem' }}
      gap={{ base: '8', lg: '16' }}
      alignItems="start"
    >
      <div>
        <Tabs
          label={t('visa.for')}
          current={type}
          tabs={visaTypes.map((id) => ({ id, label: t(`visa.for.${id}`), to: paths.visa({ type: id }) }))}
        >
          {remark ? <RichText html={remark} /> : null}
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="8">
            {form ? (
              <ExternalButton href={form} icon="download">
                {t('visa.form')}
              </ExternalButton>
            ) : null}
            <ButtonLink to={first[type]} variant="outline">
              {t(`visa.first.${type}`)}
            </ButtonLink>
          </chakra.div>
          {contacts.length > 0 ? (
            <chakra.section mt="10">
              <chakra.h2 fontSize="xl" mb="4">
                {t('visa.contact')}
              </chakra.h2>
              <ContactGrid contacts={contacts} />
            </chakra.section>
          ) : null}
        </Tabs>
      </div>
      {image ? (
        <chakra.div
          borderRadius="card"
          overflow="hidden"
          order={{ base: -1, lg: 0 }}
          maxWidth={{ base: '24rem', lg: 'none' }}
        >
          <Picture sizes={{ base: 'min(100vw, 384px)', lg: '448px' }} src={image} alt="" seed="visa" eager />
        </chakra.div>
      ) : null}
    </Grid>
  );
}
