import type { FragmentType } from '@apollo/client';
import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../../../../i18n';
import { inARow } from '../../../../lib/in-a-row';
import { paths } from '../../../../lib/paths';
import { Picture } from '../../../../ui/picture';
import { TextLink } from '../../../../ui/text-link';
import { type ThreadSubjectFragment, useThreadSubjectFragment } from '../threads.generated';

interface Shown {
  name: string;
  facts: string;
  to: string;
  picture: { src: string | null; ratio: number; seed: string } | null;
}

/** What a thread is about, with the way to its page (VC-047, EXH-169). */
export function SubjectCard({ thread }: { thread: FragmentType<ThreadSubjectFragment> }) {
  const t = useT();
  const { kind, subject } = useThreadSubjectFragment(thread);
  const shown = (): Shown | null => {
    switch (subject?.__typename) {
      case 'Exhibitor':
        return {
          name: subject.name,
          facts: inARow([t('threads.booth', { booth: subject.boothNumber }), subject.address]),
          to: paths.supplierDetail(subject.id),
          picture: { src: subject.logoUrl, ratio: 2, seed: subject.id },
        };
      case 'Product':
        return {
          name: subject.title,
          facts: subject.exhibitor.name,
          to: paths.productDetail(subject.id),
          picture: { src: subject.imageUrl, ratio: 4 / 3, seed: subject.id },
        };
      case 'BuyerPost':
        return {
          name: subject.content,
          facts: t('threads.quantity', { quantity: subject.quantity }),
          to: paths.buyerPosts({ id: subject.id }),
          picture: null,
        };
      default:
        return null;
    }
  };
  const about = shown();
  return (
    <Flex gap="4" align="center" p="4" borderWidth="1px" borderRadius="card" bg="raised">
      {about?.picture ? (
        <chakra.div
          flex="none"
          width={{ base: '20', md: '28' }}
          borderWidth="1px"
          borderRadius="control"
          overflow="hidden"
          bg="page"
        >
          <Picture
            sizes={{ base: '80px', md: '112px' }}
            src={about.picture.src}
            alt=""
            seed={about.picture.seed}
            ratio={about.picture.ratio}
            fit={kind === 'EXHIBITOR' ? 'contain' : 'cover'}
          />
        </chakra.div>
      ) : null}
      <chakra.div minWidth="0">
        <chakra.p color="quiet" fontSize="sm">
          {t(`threads.kind.${kind}`)}
        </chakra.p>
        {about ? (
          <>
            <TextLink to={about.to} fontWeight="semibold" lineClamp={2}>
              {about.name}
            </TextLink>
            <chakra.p color="quiet" fontSize="sm" mt="1" lineClamp={2}>
              {about.facts}
            </chakra.p>
          </>
        ) : (
          <chakra.p>{t('threads.gone')}</chakra.p>
        )}
      </chakra.div>
    </Flex>
  );
}
