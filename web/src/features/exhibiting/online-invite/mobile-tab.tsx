import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PosterTemplate } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { onlineInvitePath } from './address';
import { LinkStep } from './link-step';
import type { OnlineInviteData, PostersRef } from './load';
import { fetchOnlineInviteLink, useOnlineInvitePostersPreloaded } from './online-invite.generated';
import { Steps } from './steps';
import { TemplateChoice } from './template-choice';

interface ChooseStepProps {
  query: PostersRef;
  before: PosterTemplate | undefined;
}

/** Which poster the link is for; the link is asked for on the way to the next step (EXH-134, EXH-135). */
function ChooseStep({ query, before }: ChooseStepProps) {
  const t = useT();
  const client = useApolloClient();
  const navigate = useNavigate();
  const viewer = useOnlineInvitePostersPreloaded(query).data.viewer;
  const [chosen, setChosen] = useState(before);
  const [isBusy, setBusy] = useState(false);
  if (!viewer) return null;

  const next = async () => {
    if (!chosen || isBusy) return;
    setBusy(true);
    try {
      const { data } = await fetchOnlineInviteLink(client, {
        variables: { template: chosen },
        fetchPolicy: 'network-only',
      });
      if (!data?.viewer?.invitationLink) throw new Error('no link');
      await navigate(onlineInvitePath({ tab: 'mobile', step: 3, template: chosen }));
    } catch (error) {
      console.warn(error);
      toast.error(t('online-invite.linkFailed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <TemplateChoice
        previews={{ NIGHT: viewer.night, BLUEPRINT: viewer.blueprint }}
        chosen={chosen}
        onChoose={setChosen}
      />
      <chakra.div mt="6">
        <Button disabled={!chosen} aria-disabled={isBusy || undefined} onClick={() => void next()}>
          {t(isBusy ? 'online-invite.linking' : 'online-invite.next')}
        </Button>
      </chakra.div>
    </>
  );
}

/** The wizard: company, poster, link (EXH-133 to EXH-137). */
export function MobileTab({ data }: { data: Extract<OnlineInviteData, { tab: 'mobile' }> }) {
  return (
    <>
      <Steps current={data.step} />
      {data.step === 3 ? (
        <LinkStep template={data.template} query={data.query} />
      ) : (
        <ChooseStep before={data.template} query={data.query} />
      )}
    </>
  );
}
