import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { BackLink } from '../../../ui/back-link';
import { FormSkeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { type FormRef, PersonForm } from '../../registration/others';
import { membersPath, replacedName } from '../address';
import { forgetRegisteredPeople } from '../cache';
import { useReplaceGroupMemberMutation } from './members.generated';

/** The first page: whoever was registered last stands on top. */
const members = membersPath('', 1);

/** The form that replaces a member of a group. */
export function Replace({ member, query }: { member: string; query: FormRef }) {
  const t = useT();
  const navigate = useNavigate();
  const name = replacedName(useLocation().state);
  const { cache } = useApolloClient();
  const [replace] = useReplaceGroupMemberMutation();
  return (
    <>
      <chakra.div mb="2">
        <BackLink to={members}>{t('groups.replace.back')}</BackLink>
      </chakra.div>
      <chakra.h2 fontSize="lg" mb="2">
        {t('groups.replace')}
      </chakra.h2>
      <chakra.p color="quiet" mb="7" maxWidth="form">
        {name === undefined ? t('groups.replace.text') : t('groups.replace.textNamed', { name })}
      </chakra.p>
      <Suspense fallback={<FormSkeleton />}>
        <PersonForm
          query={query}
          draftId={`replace-${member}`}
          send={async (person) =>
            (await replace({ variables: { id: member, person } })).data?.replaceGroupMember
          }
          saved={async (message) => {
            forgetRegisteredPeople(cache);
            toast.success(message);
            await navigate(members);
          }}
          submit={t('groups.replace.submit')}
          back={members}
        />
      </Suspense>
    </>
  );
}
