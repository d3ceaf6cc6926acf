import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { formatDate, formatMoney, type Sum, useLang, useT } from '../../../i18n';
import { Button, ButtonLink } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Table, TableCell, TableHead, TableRow } from '../../../ui/table';
import { TextAnchor } from '../../../ui/text-link';
import { Fact, Facts, MissingRecord, useDeleteRecords, ViewHeading } from '../../records';
import { RejectReason, ReviewTag, useWatchReview } from '../../review';
import {
  type OwnAdRequestFragment,
  useOwnAdRequestFragment,
  useOwnAdRequestByIdPreloaded,
} from './advertising.generated';
import { useAdRequestDeletion } from './deletion';
import type { OwnAdRequestRef } from './load';
import { adPaths as paths } from './paths';
import { totalOf } from './values';

/** Columns that a phone has no room for: what they tell stands below the name there. */
const wide = { base: 'none', md: 'table-cell' };

/** What is ordered, a line for each item. */
function Lines({ items, total }: Pick<OwnAdRequestFragment, 'items'> & { total: Sum }) {
  const t = useT();
  const lang = useLang();
  return (
    <Table aria-label={t('advertising.items')}>
      <thead>
        <tr>
          <TableHead>{t('advertising.item')}</TableHead>
          <TableHead display={wide}>{t('advertising.price')}</TableHead>
          <TableHead display={wide}>{t('advertising.amount')}</TableHead>
          <TableHead textAlign="end">{t('advertising.sum')}</TableHead>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, name, unitPrice, unit, amount }) => {
          const price = t('advertising.perUnit', { price: formatMoney(unitPrice, lang), unit });
          return (
            <TableRow key={id}>
              <TableCell>
                {name}
                <chakra.span display={{ base: 'block', md: 'none' }} color="quiet">
                  {t('advertising.times', { price, amount })}
                </chakra.span>
              </TableCell>
              <TableCell display={wide} whiteSpace="nowrap">
                {price}
              </TableCell>
              <TableCell display={wide}>{amount}</TableCell>
              <TableCell textAlign="end" whiteSpace="nowrap">
                {formatMoney(totalOf([{ unitPrice, amount }]), lang)}
              </TableCell>
            </TableRow>
          );
        })}
        <TableRow>
          <TableHead scope="row" borderBottomWidth="0">
            {t('advertising.total')}
          </TableHead>
          <TableCell display={wide} colSpan={2} />
          <TableCell textAlign="end" fontWeight="semibold" whiteSpace="nowrap">
            {formatMoney(total, lang)}
          </TableCell>
        </TableRow>
      </tbody>
    </Table>
  );
}

function Found({ from }: { from: FragmentType<OwnAdRequestFragment> }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { id, review, items, ...order } = useOwnAdRequestFragment(from);
  const title = items.map(({ name }) => name).join(t('advertising.comma'));
  const { forget, ...deletion } = useAdRequestDeletion();
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      void navigate(paths.list, { replace: true });
      forget(ids);
    },
  });
  useWatchReview(review.status === 'UNDER_REVIEW');
  const day = (instant: string) => <time dateTime={instant}>{formatDate(instant, lang)}</time>;
  return (
    <>
      <ViewHeading back={paths.list}>{t('advertising.detail')}</ViewHeading>
      <Flex direction="column" gap="4" maxWidth="45rem">
        <Flex align="center" gap="3" wrap="wrap" role="status">
          <ReviewTag status={review.status} label={review.statusLabel} />
          {review.decidedAt ? (
            <chakra.span color="quiet" fontSize="sm">
              {t('review.decided', { date: formatDate(review.decidedAt, lang) })}
            </chakra.span>
          ) : null}
        </Flex>
        {review.reason ? <RejectReason reason={review.reason} /> : null}
        <Lines items={items} total={order.totalPrice} />
        <Facts>
          <Fact label={t('advertising.type')}>{order.typeLabel}</Fact>
          {order.attachmentUrl ? (
            <Fact label={t('advertising.attachment')}>
              <TextAnchor href={order.attachmentUrl} download>
                {order.attachmentName}
              </TextAnchor>
            </Fact>
          ) : null}
          <Fact label={t('advertising.created')}>{day(order.createdAt)}</Fact>
          {order.updatedAt ? <Fact label={t('advertising.updated')}>{day(order.updatedAt)}</Fact> : null}
        </Facts>
        {review.status === 'APPROVED' ? null : (
          <Flex gap="3" wrap="wrap" mt="2">
            {review.isEditable ? (
              <ButtonLink to={paths.of({ view: 'edit', id })}>{t('review.editAgain')}</ButtonLink>
            ) : null}
            <Button variant="ghost" color="rejected" onClick={() => ask([{ id, title }])}>
              <Icon name="trash" size="18px" />
              {t('records.delete')}
            </Button>
          </Flex>
        )}
      </Flex>
      {question}
    </>
  );
}

/** One order in full (EXH-086). */
export function AdDetail({ query }: { query: OwnAdRequestRef }) {
  const order = useOwnAdRequestByIdPreloaded(query).data.viewer?.adRequest;
  return order ? <Found from={order} /> : <AdGone />;
}

export function AdGone() {
  return <MissingRecord to={paths.list}>{useT()('advertising.gone')}</MissingRecord>;
}
