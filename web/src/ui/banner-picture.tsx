import { chakra } from '@chakra-ui/react';
import { Picture } from './picture';

interface BannerPictureProps {
  src: string;
  /** What the picture shows, for those who do not see it; not read out where a headline says it. */
  alt: string;
  /** Written beside the picture; without one the picture carries its own words. */
  headline: string | null;
  subtitle: string | null;
  /** Width by height of the picture. */
  ratio: number;
  seed: string;
  eager: boolean;
}

const Frame = chakra('div', {
  base: {
    position: 'relative',
    borderRadius: 'card',
    overflow: 'hidden',
    borderWidth: '1px',
    bg: 'navy.950',
    color: 'onNavy',
    height: 'full',
  },
});

/** A ground of its own, so that the words have the same contrast on every picture; it fades into the picture. */
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: { base: '1.5', lg: '4' },
    bg: 'navy.950',
    px: { base: '4', md: '8', lg: '12' },
    py: '4',
    position: { md: 'absolute' },
    insetBlock: { md: '0' },
    insetStart: { md: '0' },
    width: { md: '54%' },
    _after: {
      content: '""',
      display: { base: 'none', md: 'block' },
      position: 'absolute',
      insetBlock: '0',
      insetStart: '100%',
      width: '25%',
      bgImage: 'linear-gradient(to right, {colors.navy.950}, transparent)',
    },
  },
});

/** A wide picture. Its words are text: on its left on wide windows, below it on a phone. */
export function BannerPicture(props: BannerPictureProps) {
  const { src, alt, headline, subtitle, ratio, seed, eager } = props;
  const hasWords = headline !== null;
  return (
    <Frame>
      <Picture
        sizes={{ base: '100vw', xl: '1240px' }}
        src={src}
        alt={hasWords ? '' : alt}
        ratio={hasWords ? { base: 5 / 2, md: ratio } : ratio}
        anchor={hasWords ? 'right' : 'center'}
        seed={seed}
        eager={eager}
      />
      {hasWords ? (
        <Words>
          <chakra.p
            fontSize={{ base: 'lg', md: 'xl', lg: '3xl' }}
            fontWeight="bold"
            lineHeight="1.25"
            textWrap="balance"
            overflowWrap="anywhere"
          >
            {headline}
          </chakra.p>
          {subtitle === null ? null : (
            <chakra.p fontSize={{ base: 'sm', lg: 'md' }} color="onNavy.quiet" overflowWrap="anywhere">
              {subtitle}
            </chakra.p>
          )}
        </Words>
      ) : null}
    </Frame>
  );
}
