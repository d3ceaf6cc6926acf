import { chakra, Grid } from '@chakra-ui/react';
import { useId } from 'react';
import type { DeskArticleStage, NewsKind } from '../../../gql/types';
import { useT } from '../../../i18n';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { PictureField } from '../../uploads';
import type { PartProps } from './article-side';

/** What both languages share: cover, list, date, moment of publication, link. */
export function ArticleSettings(props: PartProps & { stage: DeskArticleStage | undefined }) {
  const { stage, values, change, errorOf, uploadOf } = props;
  const t = useT();
  const heading = useId();
  const { error: coverError, ...cover } = { error: errorOf('coverUrl'), ...uploadOf('coverUrl') };
  return (
    <chakra.section aria-labelledby={heading} display="grid" gap="5">
      <chakra.h3 id={heading} fontSize="lg" pb="2" borderBottomWidth="1px">
        {t('newsdesk.settings')}
      </chakra.h3>
      <PictureField
        name="coverUrl"
        label={t('newsdesk.cover')}
        alt={t('newsdesk.cover')}
        help={t('newsdesk.cover.help')}
        ratio={4 / 3}
        value={values.coverUrl}
        error={coverError}
        onChange={(address) => change('coverUrl', address)}
        {...cover}
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <Field label={t('newsdesk.kind')} error={errorOf('kind')}>
          {(control) => (
            <Select
              {...control}
              name="kind"
              value={values.kind}
              onChange={(event) => change('kind', event.currentTarget.value as NewsKind)}
            >
              <option value="NEWS">{t('newsdesk.kind.news')}</option>
              <option value="FOCUS">{t('newsdesk.kind.focus')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('newsdesk.date')} help={t('newsdesk.date.help')} error={errorOf('date')}>
          {(control) => (
            <Input
              {...control}
              name="date"
              type="date"
              value={values.date}
              onChange={(event) => change('date', event.currentTarget.value)}
            />
          )}
        </Field>
        {stage === 'PUBLISHED' ? null : (
          <Field
            label={t('newsdesk.publishAt')}
            help={t('newsdesk.publishAt.help')}
            error={errorOf('publishAt')}
          >
            {(control) => (
              <Input
                {...control}
                name="publishAt"
                type="datetime-local"
                value={values.publishAt}
                onChange={(event) => change('publishAt', event.currentTarget.value.slice(0, 16))}
              />
            )}
          </Field>
        )}
        <Field label={t('newsdesk.link')} help={t('newsdesk.link.help')} error={errorOf('link')}>
          {(control) => (
            <Input
              {...control}
              name="link"
              autoComplete="off"
              inputMode="url"
              maxLength={500}
              value={values.link}
              onChange={(event) => change('link', event.currentTarget.value)}
            />
          )}
        </Field>
      </Grid>
    </chakra.section>
  );
}
