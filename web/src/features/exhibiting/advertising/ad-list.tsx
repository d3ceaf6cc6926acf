import { useOwnAdRequestsPreloaded } from './advertising.generated';
import { useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { RecordList } from '../../records';
import type { StatusTab } from '../../review';
import { OwnFileLink } from '../own-file-link';
import { AdNote } from './ad-note';
import { AdRow } from './ad-row';
import { useAdRequestDeletion } from './deletion';
import type { OwnAdRequestsRef } from './load';
import { adPaths as paths } from './paths';

interface AdListProps {
  status: StatusTab;
  page: number;
  query: OwnAdRequestsRef;
}

/** The company's orders, ten a page, by state (EXH-086). */
export function AdList({ status, page, query }: AdListProps) {
  const t = useT();
  const lang = useLang();
  const orders = useOwnAdRequestsPreloaded(query).data.viewer?.adRequests;
  const deletion = useAdRequestDeletion();
  if (!orders) return null;
  return (
    <RecordList
      paths={paths}
      status={status}
      page={page}
      records={orders}
      waits={orders.nodes.some(({ review }) => review.status === 'UNDER_REVIEW')}
      deletable={({ id, items, review }) =>
        review.status === 'APPROVED'
          ? null
          : { id, title: items.map(({ name }) => name).join(t('advertising.comma')) }
      }
      deletion={deletion}
      selects
      note={<AdNote />}
      add={<ButtonLink to={paths.of({ view: 'add' })}>{t('advertising.add')}</ButtonLink>}
      tools={
        orders.totalCount > 0 ? (
          <OwnFileLink href={`/files/own/ad-orders-${lang === 'ZH' ? 'cn' : 'en'}.xlsx`}>
            {t('advertising.download')}
          </OwnFileLink>
        ) : null
      }
      empty={{ title: t('advertising.none'), text: t('advertising.none.text') }}
      keyOf={({ id }) => id}
      row={(order, { ask, selection }) => <AdRow order={order} selection={selection} onDelete={ask} />}
    />
  );
}
