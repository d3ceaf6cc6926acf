import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { type FormHandle, SelectField, TextField } from '../../../forms';
import type { DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { PictureFormField } from '../../uploads';
import { LocalTimeField } from './local-time-field';
import { saveDeskArticleLimits } from './managed-news.generated';
import type { NewsValues } from './values';

interface ArticleSettingsProps {
  form: FormHandle<NewsValues>;
  stage: DeskArticleStage | undefined;
}

/** What both languages share: cover, list, date, moment of publication, link. */
export function ArticleSettings({ form, stage }: ArticleSettingsProps) {
  const t = useT();
  const heading = useId();
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="5">
      <chakra.h3 id={heading} fontSize="lg" pb="2" borderBottomWidth="1px">
        {t('managed-news.settings')}
      </chakra.h3>
      <PictureFormField
        form={form}
        name="coverUrl"
        label={t('managed-news.cover')}
        alt={t('managed-news.cover')}
        help={t('managed-news.cover.help')}
        ratio={4 / 3}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <SelectField
          form={form}
          name="kind"
          label={t('managed-news.kind')}
          options={[
            { value: 'NEWS', label: t('managed-news.kind.news') },
            { value: 'FOCUS', label: t('managed-news.kind.focus') },
          ]}
        />
        <TextField
          form={form}
          name="date"
          label={t('managed-news.date')}
          help={t('managed-news.date.help')}
          type="date"
        />
        {stage === 'PUBLISHED' ? null : (
          <LocalTimeField
            form={form}
            name="publishAt"
            label={t('managed-news.publishAt')}
            help={t('managed-news.publishAt.help')}
          />
        )}
        <TextField
          form={form}
          name="link"
          label={t('managed-news.link')}
          help={t('managed-news.link.help')}
          autoComplete="off"
          inputMode="url"
          maxLength={saveDeskArticleLimits.link}
        />
      </Grid>
    </chakra.section>
  );
}
