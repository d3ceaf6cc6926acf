import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useRevalidator } from 'react-router-dom';
import { useFailureToast } from '../../apollo';
import { formatDateTime, useLang, useT } from '../../i18n';
import { paths } from '../../lib/paths';
import { Button, ButtonLink } from '../../ui/button';
import { toast } from '../../ui/toast';
import { ListProblems, ListReport, MissingList, toneOfReport } from '../lists';
import { forgetRegisteredPeople } from './cache';
import {
  type GroupReportFragment,
  useRegisterVisitGroupMutation,
  useVisitGroupReportPreloaded,
} from './groups.generated';
import type { ReportRef } from './load';

/** Tells how many of a list are left out because they have a registration; nothing where nobody is. */
function LeftOut({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? <chakra.p mt="2">{t('groups.leftOut', { count })}</chakra.p> : null;
}

function Ready({ group: { id, personCount, registeredCount } }: { group: GroupReportFragment }) {
  const t = useT();
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const showFailure = useFailureToast();
  const [send, { loading }] = useRegisterVisitGroupMutation();
  const register = async () => {
    if (loading) return;
    try {
      const { data } = await send({ variables: { id } });
      const refused = data?.registerVisitGroup.errors[0];
      if (refused) return toast.error(refused.message);
      toast.success(data?.registerVisitGroup.message ?? '');
      forgetRegisteredPeople(client.cache);
      // The members of the group stand below.
      await revalidate();
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <>
      <LeftOut count={registeredCount} />
      <chakra.p mt="2">{t(registeredCount > 0 ? 'groups.ready.others' : 'groups.ready.text')}</chakra.p>
      <Button mt="5" onClick={() => void register()} aria-disabled={loading || undefined}>
        {loading
          ? t('groups.registering')
          : t(registeredCount > 0 ? 'groups.register.others' : 'groups.register', {
              count: personCount - registeredCount,
            })}
      </Button>
    </>
  );
}

/** Whether the check found nothing but that everybody in the list has a registration: there is nothing to correct. */
const isNobodyLeft = ({ personCount, registeredCount, problemCount, registeredAt }: GroupReportFragment) =>
  registeredAt === null && personCount > 0 && registeredCount === personCount && problemCount === 1;

function titleOf(t: ReturnType<typeof useT>, group: GroupReportFragment): string {
  const { personCount, registeredCount, problemCount, registeredAt } = group;
  if (registeredAt) return t('groups.done', { count: personCount - registeredCount });
  if (isNobodyLeft(group)) return t('groups.nobodyLeft', { count: personCount });
  return problemCount > 0
    ? t('groups.wrong', { count: problemCount })
    : t('groups.ready', { count: personCount });
}

function Details({ group }: { group: GroupReportFragment }) {
  const t = useT();
  const lang = useLang();
  const { registeredCount, problemCount, registeredAt } = group;
  if (registeredAt) {
    return (
      <>
        <chakra.p mt="3">{t('groups.done.text', { time: formatDateTime(registeredAt, lang) })}</chakra.p>
        <LeftOut count={registeredCount} />
        <ButtonLink to={paths.centre('visitor', 'register')} variant="outline" mt="5">
          {t('groups.toList')}
        </ButtonLink>
      </>
    );
  }
  if (problemCount === 0) return <Ready group={group} />;
  if (isNobodyLeft(group)) return <chakra.p mt="3">{t('groups.nobodyLeft.text')}</chakra.p>;
  return (
    <>
      <chakra.p mt="3">{t('groups.wrong.text')}</chakra.p>
      <ListProblems {...group} />
    </>
  );
}

/** What the check of a list has found; with nothing wrong, the button that registers everybody. */
export function Report({ query }: { query: ReportRef }) {
  const t = useT();
  const group = useVisitGroupReportPreloaded(query).data.viewer?.visitGroup;
  if (!group) return <MissingList>{t('groups.gone')}</MissingList>;
  const { fileName, personCount, registeredAt } = group;
  const problemCount = isNobodyLeft(group) ? 0 : group.problemCount;
  return (
    <ListReport
      id={group.id}
      tone={toneOfReport({ isDone: registeredAt !== null, problemCount })}
      title={titleOf(t, group)}
      file={t('groups.file', { name: fileName, count: personCount })}
    >
      <Details group={group} />
    </ListReport>
  );
}
