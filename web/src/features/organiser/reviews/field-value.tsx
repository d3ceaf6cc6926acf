import { chakra } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { toWebAddress } from '../../../lib/web-address';
import { ExternalLink } from '../../../ui/external-link';
import { Icon } from '../../../ui/icon';
import { RichText } from '../../../ui/rich-text';
import type { ReviewedRecord } from './reviewed-record';

export type Field = ReviewedRecord['fields'][number];

const dash = '—';

/** The language that a side of a bilingual field is written in, as its key tells. */
export function langOfKey(key: string): string | undefined {
  if (key.endsWith('Cn')) return 'zh-CN';
  return key.endsWith('En') ? 'en' : undefined;
}

interface FieldValueProps {
  kind: Field['kind'];
  label: string;
  value: string;
}

/** A value as it will stand in public: words, HTML, a picture, or a way to a file. */
export function FieldValue({ kind, label, value }: FieldValueProps) {
  const t = useT();
  if (value === '') return <chakra.span color="quiet">{dash}</chakra.span>;
  switch (kind) {
    case 'RICH':
      return <RichText html={value} />;
    case 'PICTURE':
      return (
        <chakra.a href={value} target="_blank" rel="noreferrer" display="inline-block">
          <chakra.img
            src={value}
            alt={label}
            maxWidth="min(100%, 20rem)"
            maxHeight="16rem"
            objectFit="contain"
            borderWidth="1px"
            borderRadius="control"
            bg="sunken"
          />
        </chakra.a>
      );
    case 'VIDEO':
      return (
        <chakra.video
          src={value}
          controls
          preload="metadata"
          aria-label={label}
          maxWidth="min(100%, 28rem)"
          borderRadius="control"
        />
      );
    case 'FILE':
      return (
        <chakra.a
          href={value}
          target="_blank"
          rel="noreferrer"
          color="accent"
          textDecoration="underline"
          display="inline-flex"
          gap="2"
          alignItems="center"
        >
          <Icon name="download" size="18px" />
          {t('reviews.file')}
        </chakra.a>
      );
    case 'LINK': {
      const address = toWebAddress(value);
      return address ? <ExternalLink href={address.href}>{value}</ExternalLink> : <span>{value}</span>;
    }
    case 'TEXT':
      return <chakra.span whiteSpace="pre-line">{value}</chakra.span>;
  }
}
