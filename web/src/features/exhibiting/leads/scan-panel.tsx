import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useFailureToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Camera, CodeForm } from '../../scanning';
import { forgetLeadLists } from './cache';
import { useScanLeadMutation } from './leads.generated';

type Answer = { isKept: boolean; text: string; who?: string };

/** Takes a visitor down: by camera, by a hand scanner or by typing the code of the pass. */
export function ScanPanel() {
  const t = useT();
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const { revalidate } = useRevalidator();
  const [send] = useScanLeadMutation();
  const [answer, setAnswer] = useState<Answer>();
  const isUnderWay = useRef(false);

  const scan = async (code: string) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const outcome = (await send({ variables: { code: code.trim().slice(0, 100) } })).data?.scanLead;
      const refused = outcome?.errors[0];
      if (refused) setAnswer({ isKept: false, text: refused.message });
      else if (outcome?.lead) {
        const { name, companyName } = outcome.lead;
        setAnswer({
          isKept: true,
          text: outcome.message ?? '',
          who: companyName ? t('leads.who', { name, company: companyName }) : name,
        });
        forgetLeadLists(client.cache);
        void revalidate();
      }
    } catch (error) {
      setAnswer(undefined);
      showFailure(error);
    } finally {
      isUnderWay.current = false;
    }
  };

  return (
    <chakra.section
      aria-label={t('leads.scan')}
      display="grid"
      gap="4"
      p={{ base: '4', md: '6' }}
      mb="8"
      borderWidth="1px"
      borderRadius="card"
      bg={{ base: 'page', _dark: 'raised' }}
    >
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 18rem' }}
        gap="5"
        alignItems="start"
      >
        <CodeForm
          onCode={(code) => void scan(code)}
          label={t('leads.code')}
          help={t('leads.code.help')}
          submit={t('leads.code.add')}
        />
        <chakra.div pt={{ base: '0', lg: '8' }}>
          <Camera onCode={(code) => void scan(code)} />
        </chakra.div>
      </Grid>
      <chakra.div role="status" minHeight="1.7em">
        {answer ? (
          <Flex gap="2.5" align="flex-start" color={answer.isKept ? 'approved' : 'rejected'}>
            <Icon name={answer.isKept ? 'checkCircle' : 'alert'} mt="0.5" />
            <Flex columnGap="2" wrap="wrap">
              {answer.who ? <chakra.strong fontWeight="semibold">{answer.who}</chakra.strong> : null}
              <span>{answer.text}</span>
            </Flex>
          </Flex>
        ) : (
          <chakra.p color="quiet">{t('leads.consent')}</chakra.p>
        )}
      </chakra.div>
    </chakra.section>
  );
}
