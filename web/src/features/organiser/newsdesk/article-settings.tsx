import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import { type FormHandle, SelectField, TextField } from '../../../forms';
import type { DeskArticleStage } from '../../../gql/types';
import { useT } from '../../../i18n';
import { PictureFormField } from '../../uploads';
import { LocalTimeField } from './local-time-field';
import { saveDeskArticleLimits } from './newsdesk.generated';
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
        {t('newsdesk.settings')}
      </chakra.h3>
      <PictureFormField
        form={form}
        name="coverUrl"
        label={t('newsdesk.cover')}
        alt={t('newsdesk.cover')}
        help={t('newsdesk.cover.help')}
        ratio={4 / 3}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <SelectField
          form={form}
          name="kind"
          label={t('newsdesk.kind')}
          options={[
            { value: 'NEWS', label: t('newsdesk.kind.news') },
            { value: 'FOCUS', label: t('newsdesk.kind.focus') },
          ]}
        />
        <TextField
          form={form}
          name="date"
          label={t('newsdesk.date')}
          help={t('newsdesk.date.help')}
          type="date"
        />
        {stage === 'PUBLISHED' ? null : (
          <LocalTimeField
            form={form}
            name="publishAt"
            label={t('newsdesk.publishAt')}
            help={t('newsdesk.publishAt.help')}
          />
        )}
        <TextField
          form={form}
          name="link"
          label={t('newsdesk.link')}
          help={t('newsdesk.link.help')}
          autoComplete="off"
          inputMode="url"
          maxLength={saveDeskArticleLimits.link}
        />
      </Grid>
    </chakra.section>
  );
}
