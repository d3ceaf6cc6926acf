import type { ContentDraftState, ContentStage, Locale } from '../../../gql/types';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Icon, type IconName } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';

const looks = {
  NEW: { tone: 'quiet', icon: 'file' },
  PUBLIC: { tone: 'approved', icon: 'checkCircle' },
  REMOVED: { tone: 'rejected', icon: 'close' },
} as const satisfies Record<ContentStage, { tone: string; icon: IconName }>;

interface StateTagsProps {
  stage: ContentStage;
  draft: ContentDraftState;
  publishAt: string | null;
  missing: readonly Locale[];
  /** Where nearly all are public, that need not be said. */
  isInList?: boolean;
}

/** Where an entry stands, whether a draft waits, and what is missing: words, icons and colours. */
export function StateTags({ stage, draft, publishAt, missing, isInList = false }: StateTagsProps) {
  const t = useT();
  const lang = useLang();
  const { tone, icon } = looks[stage];
  return (
    <>
      {isInList && stage === 'PUBLIC' ? null : (
        <Tag tone={tone}>
          <Icon name={icon} size="16px" />
          {t(`site-content.stage.${stage}`)}
        </Tag>
      )}
      {draft === 'WAITING' && stage === 'PUBLIC' ? (
        <Tag tone="second">
          <Icon name="file" size="16px" />
          {t('site-content.draft')}
        </Tag>
      ) : null}
      {draft === 'SCHEDULED' && publishAt ? (
        <Tag tone="review">
          <Icon name="clock" size="16px" />
          {t('site-content.publicAt', { time: formatDateTime(publishAt, lang) })}
        </Tag>
      ) : null}
      {missing.map((side) => (
        <Tag key={side} tone="review">
          <Icon name="alert" size="16px" />
          {t(`site-content.missing.${side}`)}
        </Tag>
      ))}
    </>
  );
}
