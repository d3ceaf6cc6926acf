import { chakra, Flex } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { formatDate, useLang, useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { Button, ButtonLink } from '../../../ui/button';
import { FactList } from '../../../ui/fact-list';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { MissingRecord, useDeleteRecords, ViewHeading } from '../../records';
import { RejectReason, ReviewTag, useWatchReview } from '../../review';
import { useExhibitDeletion } from './deletion';
import { useOwnExhibitFragment, useOwnExhibitByIdPreloaded } from './exhibits.generated';
import type { OwnExhibitRef } from './load';
import { MissingLanguage } from './missing-language';
import { exhibitPaths } from './paths';

/** All fields and the state (EXH-059, EXH-060), and what can be done in it. */
function Found({ from }: { from: Parameters<typeof useOwnExhibitFragment>[0] }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { id, title, review, texts, category, imageUrl, videoUrl, createdAt } = useOwnExhibitFragment(from);
  const { forget, ...deletion } = useExhibitDeletion();
  const { ask, question } = useDeleteRecords({
    ...deletion,
    onDeleted: (ids) => {
      void navigate(exhibitPaths.list, { replace: true });
      forget(ids);
    },
  });
  useWatchReview(review?.status === 'UNDER_REVIEW');
  const lines = (text: string | undefined) => <chakra.span whiteSpace="pre-line">{text}</chakra.span>;
  const none = <chakra.span color="quiet">{t('exhibits.nothing')}</chakra.span>;
  const tags = (all: readonly string[] | undefined) =>
    all && all.length > 0 ? all.join(t('exhibits.comma')) : none;
  return (
    <>
      <ViewHeading back={exhibitPaths.list}>{title}</ViewHeading>
      <Flex direction="column" gap="5" maxWidth="45rem">
        {review ? (
          <Flex align="center" gap="3" wrap="wrap" role="status">
            <ReviewTag status={review.status} label={review.statusLabel} />
            {review.decidedAt ? (
              <chakra.span color="quiet" fontSize="sm">
                {t('review.decided', { date: formatDate(review.decidedAt, lang) })}
              </chakra.span>
            ) : null}
          </Flex>
        ) : null}
        {review?.reason ? <RejectReason reason={review.reason} /> : null}
        <chakra.div width="min(100%, 26rem)" borderWidth="1px" borderRadius="card" overflow="hidden">
          <Picture
            sizes="416px"
            src={imageUrl}
            alt={t('exhibits.pictureOf')}
            ratio={4 / 3}
            fit="contain"
            seed={id}
          />
        </chakra.div>
        {texts ? <MissingLanguage tagsCn={texts.tagsCn} tagsEn={texts.tagsEn} /> : null}
        <FactList
          facts={[
            { label: t('exhibits.titleCn'), value: texts?.titleCn },
            { label: t('exhibits.titleEn'), value: texts?.titleEn },
            {
              label: t('exhibits.categoryCode'),
              value: category ? [category.parent?.name, category.name].filter(Boolean).join(' / ') : none,
            },
            { label: t('exhibits.tagsCn'), value: tags(texts?.tagsCn) },
            { label: t('exhibits.tagsEn'), value: tags(texts?.tagsEn) },
            { label: t('exhibits.descriptionCn'), value: lines(texts?.descriptionCn) },
            { label: t('exhibits.descriptionEn'), value: lines(texts?.descriptionEn) },
            {
              label: t('exhibits.video'),
              value: videoUrl ? (
                <chakra.video src={videoUrl} controls preload="metadata" width="min(100%, 26rem)" />
              ) : (
                none
              ),
            },
            {
              label: t('exhibits.created'),
              value: <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>,
            },
          ]}
        />
        <Flex gap="3" wrap="wrap" mt="2">
          {review?.isEditable ? (
            <ButtonLink to={exhibitPaths.of({ view: 'edit', id })}>{t('review.editAgain')}</ButtonLink>
          ) : null}
          {review?.status === 'APPROVED' ? (
            <ButtonLink to={paths.productDetail(id)} variant="outline">
              {t('exhibits.public')}
            </ButtonLink>
          ) : null}
          <Button variant="ghost" color="rejected" onClick={() => ask([{ id, title }])}>
            <Icon name="trash" size="18px" />
            {t('records.delete')}
          </Button>
        </Flex>
      </Flex>
      {question}
    </>
  );
}

/** One own exhibit in full. */
export function ExhibitDetail({ query }: { query: OwnExhibitRef }) {
  const product = useOwnExhibitByIdPreloaded(query).data.viewer?.product;
  return product ? <Found from={product} /> : <ExhibitGone />;
}

/** Deleted, another company's, or never there: all the same. */
export function ExhibitGone() {
  const t = useT();
  return <MissingRecord to={exhibitPaths.list}>{t('exhibits.gone')}</MissingRecord>;
}
