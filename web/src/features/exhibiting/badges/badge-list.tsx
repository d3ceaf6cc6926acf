import { useOwnBadgesPreloaded } from './badges.generated';
import { useT, useLang } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { OwnFileLink } from '../own-file-link';
import { RecordList } from '../../records';
import type { StatusTab } from '../../review';
import { BadgeNote } from './badge-note';
import { AllowanceCard } from './badge-allowance';
import { BadgeRow } from './badge-row';
import { useBadgeDeletion } from './deletion';
import type { OwnBadgesRef } from './load';
import { badgePaths as paths } from './paths';

interface BadgeListProps {
  status: StatusTab;
  page: number;
  query: OwnBadgesRef;
}

/** The company's badges, ten a page, by state, with the quota on top (EXH-097, EXH-109). */
export function BadgeList({ status, page, query }: BadgeListProps) {
  const t = useT();
  const lang = useLang();
  const viewer = useOwnBadgesPreloaded(query).data.viewer;
  const deletion = useBadgeDeletion();
  if (!viewer?.badges || !viewer.badgeAllowance) return null;
  const { badges, badgeAllowance } = viewer;
  const { notice } = badgeAllowance;
  return (
    <>
      <AllowanceCard allowance={badgeAllowance} />
      <RecordList
        paths={paths}
        status={status}
        page={page}
        records={badges}
        waits={badges.nodes.some(({ review }) => review.status === 'UNDER_REVIEW')}
        deletable={({ id, name, review }) => (review.status === 'APPROVED' ? null : { id, title: name })}
        deletion={deletion}
        selects
        note={<BadgeNote />}
        add={
          notice ? (
            // Says why, instead of opening a form that nobody can hand in (EXH-106..108).
            <Button variant="outline" onClick={() => toast.error(notice)}>
              {t('badges.add')}
            </Button>
          ) : (
            <ButtonLink to={paths.of({ view: 'add' })}>{t('badges.add')}</ButtonLink>
          )
        }
        tools={
          badges.totalCount > 0 ? (
            <OwnFileLink href={`/files/own/badges-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`}>
              {t('badges.download')}
            </OwnFileLink>
          ) : null
        }
        empty={{ title: t('badges.none'), text: t('badges.none.text') }}
        keyOf={({ id }) => id}
        row={(badge, { ask, selection }) => <BadgeRow badge={badge} selection={selection} onDelete={ask} />}
      />
    </>
  );
}
