import { Suspense } from 'react';
import { useT } from '../../i18n';
import { Bone, Loading } from '../../ui/skeleton';
import { Tabs } from '../../ui/tabs';
import type { PanelProps } from '../centre';
import { invitationsPath } from './address';
import { EmailTab } from './email';
import type { InvitationsData } from './load';
import { PosterTab } from './poster-tab';

/** Friends to come along: by a poster with a code, or by e-mail (VC-007, VC-078..084). */
export function Invitations({ data }: PanelProps<InvitationsData>) {
  const t = useT();
  return (
    <Tabs
      label={t('invitations.tabs')}
      current={data.tab}
      tabs={[
        { id: 'poster', label: t('invitations.tab.poster'), to: invitationsPath({ tab: 'poster' }) },
        {
          id: 'email',
          label: t('invitations.tab.email'),
          to: invitationsPath({ tab: 'email', email: '', page: 1 }),
        },
      ]}
    >
      {data.tab === 'poster' ? (
        <Suspense
          fallback={
            <Loading>
              <Bone height="36rem" maxWidth="24rem" borderRadius="card" />
            </Loading>
          }
        >
          <PosterTab query={data.query} />
        </Suspense>
      ) : (
        <EmailTab
          email={data.email}
          page={data.page}
          query={data.query}
          pathOf={(place) => invitationsPath({ tab: 'email', ...place })}
        />
      )}
    </Tabs>
  );
}
