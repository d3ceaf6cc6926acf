import { useServiceItemByIdPreloaded } from './manual.generated';
import { Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { TextAnchor } from '../../../ui/text-link';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AnswerFiles } from '../../custom-fields';
import { Fact, Facts, MissingRecord, ViewHeading } from '../../records';
import { StatusTag } from './item-signs';
import type { ServiceItemRef } from './load';
import { manualPaths as paths } from './paths';

/** What was handed in for an item; it can be read for ever (DESIGN-043). */
export function ItemDetail({ query }: { query: ServiceItemRef }) {
  const t = useT();
  const lang = useLang();
  const item = useServiceItemByIdPreloaded(query).data.viewer?.serviceItem;
  if (!item?.submission) return <ItemGone />;
  const { submittedAt, answers, fileUrl, fileName } = item.submission;
  return (
    <>
      <ViewHeading back={paths.list}>{item.title}</ViewHeading>
      <Flex direction="column" gap="4" maxWidth="45rem" align="stretch">
        <Flex>
          <StatusTag item={item} />
        </Flex>
        <Facts>
          <Fact label={t('manual.submitted')}>
            <time dateTime={submittedAt}>{formatDateTime(submittedAt, lang)}</time>
          </Fact>
          {answers.map(({ fieldId, label, text, fileUrls }) => (
            <Fact key={fieldId} label={label}>
              {fileUrls.length > 0 ? <AnswerFiles urls={fileUrls} /> : text}
            </Fact>
          ))}
          {fileUrl?.startsWith('/files/') ? (
            <Fact label={t('manual.file')}>
              <TextAnchor href={fileUrl} target="_blank" rel="noopener noreferrer">
                {fileName}
                <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
              </TextAnchor>
            </Fact>
          ) : null}
        </Facts>
      </Flex>
    </>
  );
}

/** Removed by the organiser, not handed in, or never there: all the same. */
export function ItemGone() {
  return <MissingRecord to={paths.list}>{useT()('manual.gone')}</MissingRecord>;
}
