import { useReadQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Confirm } from '../../../ui/confirm';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { Tag } from '../../../ui/tag';
import { TextLink } from '../../../ui/text-link';
import { ViewHeading } from '../../review';
import { deskPath, listPath } from './address';
import { ArticleGone } from './article-editor';
import { Comparison } from './comparison';
import type { VersionsRef } from './load';
import type { DeskArticleVersionsQuery } from './newsdesk.generated';
import { useRestore } from './use-restore';

type Article = NonNullable<NonNullable<DeskArticleVersionsQuery['organiser']>['deskArticle']>;

interface VersionsProps {
  /** The two that are compared; null: the newest and the one before it. */
  from: number | null;
  to: number | null;
  query: VersionsRef;
}

function Found({ article, ...asked }: Omit<VersionsProps, 'query'> & { article: Article }) {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const { restore, isRestoring } = useRestore();
  const [restoring, setRestoring] = useState<number>();
  const { id, version, versions } = article;
  const has = (number: number | null): number is number => versions.some((one) => one.number === number);
  const to = has(asked.to) ? asked.to : version;
  const from = has(asked.from) ? asked.from : Math.max(1, to - 1);
  const nameOf = (number: number) => t('newsdesk.version', { number });
  const compare = (some: { from?: number; to?: number }) =>
    deskPath({ view: 'versions', id, from, to, ...some });
  const choose = (label: string, value: number, pathOf: (number: number) => string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          width="11rem"
          value={value}
          onChange={(event) => void navigate(pathOf(Number(event.currentTarget.value)))}
        >
          {versions.map(({ number }) => (
            <option key={number} value={number}>
              {nameOf(number)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      <ViewHeading back={listPath()}>{t('newsdesk.versions')}</ViewHeading>
      <chakra.p fontSize="lg" fontWeight="semibold" mb="4" overflowWrap="anywhere">
        <TextLink to={deskPath({ view: 'edit', id })}>
          {lang === 'ZH' ? article.titleCn || article.titleEn : article.titleEn || article.titleCn}
        </TextLink>
      </chakra.p>
      <chakra.ol listStyleType="none" borderTopWidth="1px" mb="9">
        {versions.map(({ number, at, editor }) => (
          <chakra.li key={number} py="3" borderBottomWidth="1px">
            <Flex columnGap="4" rowGap="2" wrap="wrap" align="center">
              <chakra.strong>{nameOf(number)}</chakra.strong>
              {number === version ? <Tag tone="second">{t('newsdesk.version.now')}</Tag> : null}
              <chakra.span color="quiet" fontSize="sm" flex="1 1 14rem">
                {[editor ?? t('newsdesk.version.found'), formatDateTime(at, lang)].join(' · ')}
              </chakra.span>
              {number > 1 && has(number - 1) ? (
                <TextLink
                  fontSize="sm"
                  to={compare({ from: number - 1, to: number })}
                  aria-label={t('newsdesk.version.compareOne', { number })}
                >
                  {t('newsdesk.version.compare')}
                </TextLink>
              ) : null}
              {number === version ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={t('newsdesk.version.takeOne', { number })}
                  aria-disabled={isRestoring || undefined}
                  onClick={() => setRestoring(number)}
                >
                  {t('newsdesk.version.take')}
                </Button>
              )}
            </Flex>
          </chakra.li>
        ))}
      </chakra.ol>
      {versions.length > 1 ? (
        <>
          <Flex gap="4" wrap="wrap" mb="5">
            {choose(t('newsdesk.compare.from'), from, (number) => compare({ from: number }))}
            {choose(t('newsdesk.compare.to'), to, (number) => compare({ to: number }))}
          </Flex>
          <Comparison id={id} from={from} to={to} />
        </>
      ) : (
        <chakra.p color="quiet">{t('newsdesk.compare.only')}</chakra.p>
      )}
      <Confirm
        open={restoring !== undefined}
        title={t('newsdesk.version.takeTitle', { number: restoring ?? 0 })}
        yes={t('newsdesk.version.take')}
        no={t('newsdesk.cancel')}
        onYes={() => {
          setRestoring(undefined);
          if (restoring !== undefined) void restore(id, version, restoring);
        }}
        onNo={() => setRestoring(undefined)}
      >
        {t('newsdesk.version.takeText')}
      </Confirm>
    </>
  );
}

/** How an article was after each change, what became of it between two, and the way back to one. */
export function Versions({ query, from, to }: VersionsProps) {
  const article = useReadQuery(query).data.organiser?.deskArticle;
  return article ? <Found article={article} from={from} to={to} /> : <ArticleGone />;
}
