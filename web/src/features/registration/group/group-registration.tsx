import { chakra, Flex, Grid } from '@chakra-ui/react';
import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { ExternalButton } from '../../../ui/external-link';
import { FactList } from '../../../ui/fact-list';
import { ContactGrid } from '../../content/contact-cards';
import type { GroupRegistrationQuery } from './group.generated';

/** The blank spreadsheet, as the server makes it. */
const FORM = '/files/groups/group-list.xlsx';

const steps = ['step1', 'step2', 'step3'] as const;

/** How groups register: what to send, to whom and until when (AUTH-034 to AUTH-039). */
export function GroupRegistration({ edition, first, second }: GroupRegistrationQuery) {
  const t = useT();
  const lang = useLang();
  const contacts = [first, second].filter((one) => one !== null);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
      gap={{ base: '10', lg: '16' }}
      alignItems="start"
    >
      <div>
        <chakra.h2 fontSize="xl" mb="5">
          {t('registration.group.how')}
        </chakra.h2>
        <chakra.ol listStyleType="none" display="grid" gap="5" maxWidth="text">
          {steps.map((step, index) => (
            <Flex as="li" key={step} gap="4" align="start">
              <chakra.span
                aria-hidden
                flex="none"
                display="grid"
                placeItems="center"
                width="9"
                height="9"
                borderRadius="full"
                bg="accent.soft"
                color={{ base: 'accent.hover', _dark: 'accent' }}
                fontWeight="semibold"
              >
                {index + 1}
              </chakra.span>
              <chakra.p pt="1">{t(`registration.group.${step}`)}</chakra.p>
            </Flex>
          ))}
        </chakra.ol>
        <Flex gap="3" wrap="wrap" mt="8">
          <ExternalButton href={FORM} icon="download">
            {t('registration.group.download')}
          </ExternalButton>
          <ButtonLink to={paths.centre('visitor', 'group')} variant="outline">
            {t('registration.group.centre')}
          </ButtonLink>
        </Flex>
      </div>
      <FactList
        facts={[
          {
            label: t('registration.group.size'),
            value: t('registration.group.sizeText', { count: edition.groupMinimum }),
          },
          {
            label: t('registration.group.deadline'),
            value: formatDate(edition.groupRegistrationClosesOn, lang),
          },
          { label: t('registration.group.confirm'), value: t('registration.group.confirmText') },
          { label: t('registration.group.labels'), value: t('registration.group.labelsText') },
          { label: t('registration.group.gets'), value: t('registration.group.getsText') },
        ]}
      />
      {contacts.length > 0 ? (
        <chakra.section gridColumn="1 / -1">
          <chakra.h2 fontSize="xl" mb="4">
            {t('registration.group.contacts')}
          </chakra.h2>
          <ContactGrid contacts={contacts} />
        </chakra.section>
      ) : null}
    </Grid>
  );
}
