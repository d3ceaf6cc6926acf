import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOutcomeToast } from '../../../apollo';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { ApiKeys, partnerScopes, UsageCharts, UsageSection } from '../../api-keys';
import { Fact, Facts, MissingRecord, ViewHeading } from '../../records';
import { partnerPath, partnersPath } from './address';
import { forgetPartner } from './cache';
import { ExportList } from './export-list';
import { Feeds } from './feeds';
import type { PartnersData, PartnerUsageRef } from './load';
import { PartSection } from '../../../ui/part-section';
import { PartnerDialog } from './partner-dialog';
import {
  createPartnerKeyLimits,
  type KeptPartnerFragment,
  useDeletePartnerMutation,
  usePartnersPreloaded,
  usePartnerUsagePreloaded,
} from './partners.generated';
import { usePartnerKeys } from './use-partner-keys';
import { WebhookList } from './webhook-list';

/** Removes a partner and goes to the list; nothing of it stays in this browser either. */
function useDeletePartner(partner: KeptPartnerFragment): () => Promise<void> {
  const navigate = useNavigate();
  const { cache } = useApolloClient();
  const tell = useOutcomeToast();
  const [remove] = useDeletePartnerMutation();
  return async () => {
    const variables = { input: { id: partner.id } };
    if (!(await tell(async () => (await remove({ variables })).data?.deletePartner))) return;
    await navigate(partnersPath());
    forgetPartner(cache, partner);
  };
}

function Actions({ partner }: { partner: KeptPartnerFragment }) {
  const t = useT();
  const [doing, setDoing] = useState<'edit' | 'delete'>();
  const remove = useDeletePartner(partner);
  const close = () => setDoing(undefined);
  return (
    <Flex gap="2" wrap="wrap" mb="5">
      <Button size="sm" variant="outline" onClick={() => setDoing('edit')}>
        {t('partners.edit')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => setDoing('delete')}>
        {t('partners.delete')}
      </Button>
      <PartnerDialog open={doing === 'edit'} partner={partner} onClose={close} />
      <Confirm
        open={doing === 'delete'}
        title={t('partners.delete.title', { name: partner.name })}
        yes={t('partners.delete')}
        no={t('partners.cancel')}
        onNo={close}
        onYes={() => {
          close();
          void remove();
        }}
      >
        {t('partners.delete.text')}
      </Confirm>
    </Flex>
  );
}

function Keys({ partner }: { partner: KeptPartnerFragment }) {
  const t = useT();
  const calls = usePartnerKeys(partner.id);
  return (
    <chakra.div mt="10">
      <ApiKeys
        keys={partner.keys}
        calls={calls}
        scopes={partnerScopes}
        hasTest
        longestName={createPartnerKeyLimits.name}
        ownerId={partner.id}
        level={3}
        empty={<chakra.p color="quiet">{t('partners.keys.none')}</chakra.p>}
      />
    </chakra.div>
  );
}

function Usage({ query }: { query: PartnerUsageRef }) {
  const { organiser } = usePartnerUsagePreloaded(query).data;
  return organiser ? <UsageCharts usage={organiser.partnerUsage} /> : null;
}

/** One partner: whom to write to, its keys, what they asked for, how it learns of changes, and its exports. */
export function PartnerPage({ data }: { data: Extract<PartnersData, { view: 'partner' }> }) {
  const t = useT();
  const { id, days, partners, feeds, webhooks, exports, usage } = data;
  const { organiser } = usePartnersPreloaded(partners).data;
  const partner = organiser?.partners.find((one) => one.id === id);
  if (!partner) return <MissingRecord to={partnersPath()}>{t('partners.gone')}</MissingRecord>;
  const { name, contactName, contactEmail, note } = partner;
  return (
    <>
      <ViewHeading back={partnersPath()}>{name}</ViewHeading>
      <Actions partner={partner} />
      <chakra.div maxWidth="46rem">
        <Facts>
          <Fact label={t('partners.contactName')}>{contactName}</Fact>
          <Fact label={t('partners.contactEmail')}>{contactEmail}</Fact>
          {note ? <Fact label={t('partners.note')}>{note}</Fact> : null}
        </Facts>
      </chakra.div>
      <Keys partner={partner} />
      <UsageSection level={3} days={days} pathOf={(count) => partnerPath(id, count)} query={usage}>
        <Usage query={usage} />
      </UsageSection>
      <PartSection title={t('partners.feed')} lead={t('partners.feed.lead')} query={feeds}>
        <Feeds query={feeds} />
      </PartSection>
      <PartSection title={t('partners.webhooks')} lead={t('partners.webhooks.lead')} query={webhooks}>
        <WebhookList partnerId={id} query={webhooks} />
      </PartSection>
      <PartSection title={t('partners.exports')} lead={t('partners.exports.lead')} query={exports}>
        <ExportList query={exports} />
      </PartSection>
    </>
  );
}
