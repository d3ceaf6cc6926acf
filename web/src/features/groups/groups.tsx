import { useGroupVisitPreloaded } from './groups.generated';
import { chakra, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { formatDate, useLang, useT } from '../../i18n';
import { ExternalButton } from '../../ui/external-link';
import { PartBoundary } from '../../ui/part-boundary';
import { Bone, Loading, RowListSkeleton } from '../../ui/skeleton';
import { TextAnchor } from '../../ui/text-link';
import type { PanelProps } from '../centre';
import { ListFileField, ListStep } from '../lists';
import { groupPath, MEMBERS_ID } from './address';
import { Benefits } from './benefits';
import type { GroupsData } from './load';
import { Members } from './members/members';
import { Replace } from './members/replace';
import { Report } from './report';

/** The blank form, made by the server. */
const FORM = '/files/groups/group-list.xlsx';
/** As the server does (uploads/kinds.ts). */
const MAX_BYTES = 2 * 1024 * 1024;

type GroupData = Extract<GroupsData, { view: 'group' }>;

/** The members of the visitor's groups: they wait, fail and try again on their own. */
function OwnMembers({ data: { members, text, page } }: { data: GroupData }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby={MEMBERS_ID}>
      <chakra.h2 id={MEMBERS_ID} tabIndex={-1} outline="none" fontSize="lg" mb="4">
        {t('groups.members')}
      </chakra.h2>
      <PartBoundary resetKey={members} onRetry={() => void revalidate()} minHeight="10rem">
        <Suspense fallback={<RowListSkeleton isPlain count={4} />}>
          <Members text={text} page={page} query={members} />
        </Suspense>
      </PartBoundary>
    </section>
  );
}

function Found({ data }: { data: GroupData }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { edition, home, abroad } = useGroupVisitPreloaded(data.visit).data;
  const lastDay = edition.groupRegistrationClosesOn;
  const isOver = new Date(edition.now) > new Date(`${lastDay}T23:59:59.999+08:00`);
  const mails = [home?.email, abroad?.email].filter((mail) => mail !== null && mail !== undefined);
  return (
    <chakra.div display="grid" gap={{ base: '9', md: '11' }} maxWidth="52rem">
      {data.report ? (
        <PartBoundary resetKey={data.report} onRetry={() => void revalidate()} minHeight="10rem">
          <Suspense
            fallback={
              <Loading>
                <Bone height="10rem" borderRadius="card" />
              </Loading>
            }
          >
            <Report query={data.report} />
          </Suspense>
        </PartBoundary>
      ) : null}
      <chakra.p color="quiet" mt={data.report ? '0' : '-3'}>
        {t('groups.lead', { least: edition.groupMinimum, date: formatDate(lastDay, lang) })}
      </chakra.p>
      <section aria-labelledby="group-steps">
        <chakra.h2 id="group-steps" fontSize="lg" mb="5">
          {t('groups.steps')}
        </chakra.h2>
        <chakra.ol listStyleType="none" display="grid" gap="7">
          <ListStep number={1} title={t('groups.step.download')}>
            <chakra.p color="quiet">{t('groups.step.download.text')}</chakra.p>
            <ExternalButton href={FORM} icon="download">
              {t('groups.download')}
            </ExternalButton>
          </ListStep>
          <ListStep number={2} title={t('groups.step.upload')}>
            {isOver ? (
              <chakra.p color="quiet">{t('groups.over', { date: formatDate(lastDay, lang) })}</chakra.p>
            ) : (
              <>
                <chakra.p color="quiet">{t('groups.step.upload.text')}</chakra.p>
                <chakra.div width="full">
                  <ListFileField
                    call="/app/visitor/groups"
                    endings={['.xlsx']}
                    maxBytes={MAX_BYTES}
                    texts={{
                      drop: t('groups.drop'),
                      choose: t('groups.choose'),
                      help: t('groups.chooseHelp'),
                      wrongType: t('groups.notXlsx'),
                      tooLarge: t('groups.tooLarge'),
                    }}
                    onChecked={(list) => navigate(groupPath(list))}
                  />
                </chakra.div>
                {mails.length > 0 ? (
                  <Flex color="quiet" fontSize="sm" columnGap="3" wrap="wrap">
                    {t('groups.mail')}
                    {mails.map((mail) => (
                      <TextAnchor key={mail} href={`mailto:${mail}`}>
                        {mail}
                      </TextAnchor>
                    ))}
                  </Flex>
                ) : null}
              </>
            )}
          </ListStep>
          <ListStep number={3} title={t('groups.step.register')}>
            <chakra.p color="quiet">{t('groups.step.register.text')}</chakra.p>
          </ListStep>
        </chakra.ol>
      </section>
      <OwnMembers data={data} />
      <Benefits />
    </chakra.div>
  );
}

/** Coming as a group: the form, the list that comes back, and what it brings (VC-006, VC-085..087). */
export function Groups({ data }: PanelProps<GroupsData>) {
  if (data.view === 'replace') return <Replace member={data.member} query={data.form} />;
  return (
    <Suspense fallback={<RowListSkeleton isPlain />}>
      <Found data={data} />
    </Suspense>
  );
}
