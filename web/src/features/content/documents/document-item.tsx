import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate, type MessageId, useLang, useT } from '../../../i18n';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { type DocumentItemFragment, useDocumentItemFragment } from './document-item.generated';
import { formatOf } from './format';

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
    columnGap: { base: '3', md: '5' },
    alignItems: 'start',
    py: '5',
    borderBottomWidth: '1px',
    '&:has(:is(a, button):focus-visible)': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    '&:hover [data-mark]': { borderColor: 'accent', color: 'accent' },
  },
});

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '11',
    height: '11',
    borderWidth: '1px',
    borderRadius: 'control',
    color: 'quiet',
    bg: 'page',
    transition: 'border-color 150ms, color 150ms',
  },
});

/** The whole row answers to the pointer, whatever opens it. */
const stretched = {
  textAlign: 'start',
  fontWeight: 'semibold',
  outline: 'none',
  _hover: { color: 'accent' },
  _after: { content: '""', position: 'absolute', inset: '0', zIndex: 1 },
} as const;

/** The kind of the file, where it is known; of a document that is not there yet, that it comes later. */
function FormatTag({ url }: { url: string | null }) {
  const t = useT();
  if (!url) {
    return (
      <Tag tone="review">
        <Icon name="clock" size="14px" />
        {t('documents.later')}
      </Tag>
    );
  }
  const format = formatOf(url);
  return format ? <Tag>{t(format)}</Tag> : null;
}

interface DocumentItemProps {
  document: FragmentType<DocumentItemFragment>;
  /** What is said where nothing can be opened. */
  missing?: MessageId;
  /** How words are shown, e.g. with what was searched for marked. */
  show?: (text: string) => ReactNode;
  /** Level of its title: below a page's title h2, below a section's h3. */
  titleAs?: 'h2' | 'h3';
}

/** A document in a list: it opens in a new tab, and says so where there is nothing to open (PUB-048, PUB-050). */
export function DocumentItem({
  document,
  missing = 'documents.noFile',
  show = (text) => text,
  titleAs = 'h2',
}: DocumentItemProps) {
  const t = useT();
  const lang = useLang();
  const { title, summary, url, isFile, publishedAt } = useDocumentItemFragment(document);
  const opened = isFile ? 'file' : 'external';
  const format = url ? formatOf(url) : undefined;
  return (
    <Row>
      <Mark data-mark="">
        <Icon name={url ? opened : 'clock'} />
      </Mark>
      <div>
        <chakra.h2 as={titleAs} fontSize={{ base: 'md', md: 'lg' }} lineHeight="1.45">
          {url ? (
            <chakra.a href={url} target="_blank" rel="noopener" css={stretched}>
              {show(title)}
              <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            </chakra.a>
          ) : (
            <chakra.button type="button" css={stretched} onClick={() => toast.error(t(missing))}>
              {show(title)}
            </chakra.button>
          )}
        </chakra.h2>
        <chakra.p color="quiet" mt="1" maxWidth="text">
          {show(summary)}
        </chakra.p>
        <Flex mt="2.5" gap="3" align="center" wrap="wrap" color="quiet" fontSize="sm">
          <FormatTag url={url} />
          <time dateTime={publishedAt}>{formatDate(publishedAt, lang)}</time>
        </Flex>
      </div>
      {url ? (
        <chakra.span color="accent" display={{ base: 'none', sm: 'block' }} pt="2.5">
          <Icon name={format === 'documents.format.sheet' ? 'download' : 'arrowRight'} />
        </chakra.span>
      ) : null}
    </Row>
  );
}
