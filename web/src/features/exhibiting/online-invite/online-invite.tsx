import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useT } from '../../../i18n';
import { Bone, Loading } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { PanelProps } from '../../centre';
import { EmailTab } from '../../invitations/email';
import { onlineInvitePath } from './address';
import type { OnlineInviteData } from './load';
import { MobileTab } from './mobile-tab';
import { PosterTab } from './poster-tab';

const Tip = chakra('li', { base: { '&::marker': { color: 'accent' } } });

function Tips() {
  const t = useT();
  return (
    <chakra.ul listStyleType="disc" ps="5" mb="6" color="quiet" maxWidth="42em" display="grid" gap="1">
      <Tip>{t('online-invite.email.tip1')}</Tip>
      <Tip>{t('online-invite.email.tip2')}</Tip>
      <Tip>{t('online-invite.email.tip3')}</Tip>
    </chakra.ul>
  );
}

function CurrentTab({ data }: { data: OnlineInviteData }) {
  if (data.tab === 'email') {
    return (
      <>
        <Tips />
        <EmailTab
          email={data.email}
          page={data.page}
          query={data.query}
          pathOf={(place) => onlineInvitePath({ tab: 'email', ...place })}
        />
      </>
    );
  }
  return (
    <Suspense
      fallback={
        <Loading>
          <Bone height="38rem" borderRadius="card" />
        </Loading>
      }
    >
      {data.tab === 'poster' ? (
        <PosterTab hasCode={data.hasCode} query={data.query} />
      ) : (
        // Another beginning, another choice (EXH-137).
        <MobileTab key={`${data.step} ${data.template ?? ''}`} data={data} />
      )}
    </Suspense>
  );
}

/** Guests of the exhibitor: by a link for phones, by e-mail, by posters (EXH-133 to EXH-145). */
export function OnlineInvite({ data }: PanelProps<OnlineInviteData>) {
  const t = useT();
  return (
    <Tabs
      label={t('online-invite.tabs')}
      current={data.tab}
      tabs={[
        {
          id: 'mobile',
          label: t('online-invite.tab.mobile'),
          to: onlineInvitePath({ tab: 'mobile', step: 2 }),
        },
        {
          id: 'email',
          label: t('online-invite.tab.email'),
          to: onlineInvitePath({ tab: 'email', email: '', page: 1 }),
        },
        {
          id: 'poster',
          label: t('online-invite.tab.poster'),
          to: onlineInvitePath({ tab: 'poster', hasCode: true }),
        },
      ]}
    >
      <CurrentTab data={data} />
    </Tabs>
  );
}
