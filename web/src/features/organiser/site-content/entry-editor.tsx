import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import { keptDraft } from '../../../forms';
import { MissingRecord, ViewHeading } from '../../records';
import { contentPath, listPath } from './address';
import { EntryForm } from './entry-form';
import type { EditRef, NewRef } from './load';
import {
  type ContentFormFragment,
  type EditedContentFragment,
  useContentNewPreloaded,
  useContentEditPreloaded,
} from './site-content.generated';
import { StateTags } from './state-tags';
import { type ContentValues, parseContent, sameContent, valuesOf } from './values';

const draft = keptDraft<ContentValues>('contentDraft', parseContent);

interface DraftedProps {
  collection: ContentFormFragment;
  entry: EditedContentFragment | undefined;
  parent: string;
}

/** The form, from where its editor left it. */
function Drafted({ collection, entry, parent }: DraftedProps) {
  const [original] = useState(() => valuesOf(collection.fields, entry));
  const [initial] = useState(() => {
    const kept = draft.read(entry?.id ?? `${collection.id} ${parent}`);
    return kept && !sameContent(kept, original) ? kept : original;
  });
  return (
    <EntryForm
      collection={collection}
      entry={entry}
      parent={parent}
      original={original}
      initial={initial}
      draft={draft}
    />
  );
}

export function EntryGone({ list }: { list: string }) {
  return <MissingRecord to={listPath(list)}>{useT()('site-content.gone')}</MissingRecord>;
}

/** A new entry. */
export function NewEntry({ list, of, query }: { list: string; of: string; query: NewRef }) {
  const t = useT();
  const collection = useContentNewPreloaded(query).data.organiser?.contentCollection;
  if (!collection) return <EntryGone list={list} />;
  return (
    <>
      <ViewHeading back={listPath(list, of)}>
        {t('site-content.of', { whole: collection.title, part: t('site-content.add') })}
      </ViewHeading>
      <Drafted collection={collection} entry={undefined} parent={of} />
    </>
  );
}

interface FoundProps {
  collection: ContentFormFragment;
  entry: EditedContentFragment;
}

function Found({ collection, entry: read }: FoundProps) {
  const t = useT();
  const lang = useLang();
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [entry] = useState(read);
  const { id, titleCn, titleEn, editor, updatedAt, problem } = entry;
  const title = lang === 'ZH' ? titleCn || titleEn : titleEn || titleCn;
  const list = collection.id;
  const back = collection.isSingle ? contentPath({ view: 'overview' }) : listPath(list, entry.parent ?? '');
  return (
    <>
      <ViewHeading back={back}>
        {collection.isSingle
          ? title
          : t('site-content.of', {
              whole: collection.title,
              part: title || t('site-content.untitled'),
            })}
      </ViewHeading>
      <Flex columnGap="4" rowGap="2" wrap="wrap" align="center" mb="6" fontSize="sm">
        <StateTags {...entry} />
        {updatedAt ? (
          <chakra.span color="quiet">
            {t('site-content.changedBy', { editor: editor ?? '', time: formatDateTime(updatedAt, lang) })}
          </chakra.span>
        ) : null}
        <TextLink to={contentPath({ view: 'versions', list, id, from: null, to: null })}>
          {t('site-content.versions')}
        </TextLink>
      </Flex>
      {problem ? (
        <chakra.p role="alert" p="4" mb="6" borderRadius="card" bg="rejected.soft" color="rejected">
          {t('site-content.problem', { problem })}
        </chakra.p>
      ) : null}
      {collection.children.length > 0 && entry.stage === 'PUBLIC' ? (
        <Flex gap="3" wrap="wrap" mb="6">
          {collection.children.map((child) => (
            <ButtonLink key={child.id} size="sm" variant="outline" to={listPath(child.id, id)}>
              {child.title}
            </ButtonLink>
          ))}
        </Flex>
      ) : null}
      <Drafted collection={collection} entry={entry} parent={entry.parent ?? ''} />
    </>
  );
}

/** An entry that is there. */
export function EditEntry({ list, query }: { list: string; query: EditRef }) {
  const { contentCollection: collection, contentEntry: entry } =
    useContentEditPreloaded(query).data.organiser ?? {};
  return collection && entry ? <Found collection={collection} entry={entry} /> : <EntryGone list={list} />;
}
