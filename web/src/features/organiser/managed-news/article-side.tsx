import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { type FormHandle, TextAreaField, TextField } from '../../../forms';
import { useT } from '../../../i18n';
import { RichTextField } from '../../editor';
import { saveDeskArticleLimits } from './managed-news.generated';
import type { NewsValues } from './values';

interface ArticleSideProps {
  form: FormHandle<NewsValues>;
  side: 'Cn' | 'En';
}

/** One language of an article. */
export function ArticleSide({ form, side }: ArticleSideProps) {
  const t = useT();
  const heading = useId();
  const lang = side === 'Cn' ? 'zh-CN' : 'en';
  const title = `title${side}` as const;
  const summary = `summary${side}` as const;
  const body = `body${side}` as const;
  return (
    <Flex as="section" direction="column" gap="5" aria-labelledby={heading} minWidth="0">
      <chakra.h3 id={heading} fontSize="lg" pb="2" borderBottomWidth="1px">
        {t(`managed-news.side.${side}`)}
      </chakra.h3>
      <TextField
        form={form}
        name={title}
        label={t(`managed-news.${title}`)}
        required="partly"
        lang={lang}
        autoComplete="off"
      />
      <TextAreaField
        form={form}
        name={summary}
        label={t(`managed-news.${summary}`)}
        rows={3}
        max={saveDeskArticleLimits[summary]}
      />
      <RichTextField
        form={form}
        name={body}
        lang={lang}
        label={t(`managed-news.${body}`)}
        isRequired="partly"
      />
    </Flex>
  );
}
