import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { formatDate, useLang, useT } from '../../../i18n';
import { ButtonLink } from '../../../ui/button';
import { CardLink } from '../../../ui/card-link';
import { IconButton } from '../../../ui/icon-button';
import { Picture } from '../../../ui/picture';
import { RecordActions, RecordRow, type Selection, SelectOne } from '../../records';
import { RejectReason, ReviewTag } from '../../review';
import { type OwnExhibitFragment, useOwnExhibitFragment } from './exhibits.generated';
import { MissingLanguage } from './missing-language';
import { exhibitPaths } from './paths';

const columns = {
  gridTemplateColumns: { base: 'auto 5rem minmax(0, 1fr)', md: 'auto 8.5rem minmax(0, 1fr) auto' },
  columnGap: { base: '3', md: '5' },
  rowGap: { base: '1', md: '3' },
  alignItems: 'start',
  px: { base: '3', md: '5' },
} as const;

const whole = '1 / -1';
/** On a phone, below name and picture, beside the box that ticks. */
const below = '2 / -1';

interface ExhibitRowProps {
  exhibit: FragmentType<OwnExhibitFragment>;
  /** Asks before it is deleted. */
  ask: () => void;
  selection: Selection;
}

/** One own exhibit: picture, name, category, state with its colour, and why it was rejected (DESIGN-008). */
export function ExhibitRow({ exhibit, ask, selection }: ExhibitRowProps) {
  const t = useT();
  const lang = useLang();
  const heading = useId();
  const { id, title, imageUrl, category, createdAt, review, texts } = useOwnExhibitFragment(exhibit);
  return (
    <RecordRow {...columns} aria-labelledby={heading}>
      <chakra.div position="relative" zIndex={2}>
        <SelectOne selection={selection} record={{ id, title }} />
      </chakra.div>
      <chakra.div borderWidth="1px" borderRadius="control" overflow="hidden">
        <Picture
          sizes={{ base: '80px', md: '136px' }}
          src={imageUrl}
          alt=""
          ratio={4 / 3}
          fit="cover"
          seed={id}
        />
      </chakra.div>
      <chakra.div display={{ base: 'contents', md: 'block' }}>
        <chakra.div minWidth="0">
          <chakra.h2 id={heading} fontSize="md" fontWeight="medium" lineHeight="1.5" lineClamp={2} mb="1.5">
            <CardLink to={exhibitPaths.of({ view: 'detail', id })}>{title}</CardLink>
          </chakra.h2>
          <Flex columnGap="4" wrap="wrap" color="quiet" fontSize="sm" mb={{ md: '2' }}>
            {category ? <span>{category.name}</span> : null}
            <time dateTime={createdAt}>{formatDate(createdAt, lang)}</time>
          </Flex>
        </chakra.div>
        <Flex gridColumn={below} gridRow="2" align="center" minHeight={{ base: '11', md: 'auto' }}>
          {review ? <ReviewTag status={review.status} label={review.statusLabel} /> : null}
        </Flex>
        {texts ? (
          <chakra.div gridColumn={below} mt={{ md: '2' }} css={{ '&:empty': { display: 'none' } }}>
            <MissingLanguage tagsCn={texts.tagsCn} tagsEn={texts.tagsEn} />
          </chakra.div>
        ) : null}
      </chakra.div>
      {/* On a phone at the end of the state's line, otherwise at that of the name's. */}
      <RecordActions
        gridColumn={{ base: below, md: 'auto' }}
        gridRow={{ base: '2', md: 'auto' }}
        justifySelf="end"
        mt={{ base: '0', md: '-2.5' }}
      >
        {review?.isEditable ? (
          <ButtonLink
            variant="outline"
            size="sm"
            to={exhibitPaths.of({ view: 'edit', id })}
            aria-describedby={heading}
          >
            {t('records.edit')}
          </ButtonLink>
        ) : null}
        <IconButton icon="trash" label={t('records.deleteOne', { title })} color="quiet" onClick={ask} />
      </RecordActions>
      {review?.reason ? (
        <chakra.div gridColumn={whole}>
          <RejectReason reason={review.reason} />
        </chakra.div>
      ) : null}
    </RecordRow>
  );
}
