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
  /** Whether two stand side by side on wide windows: narrower, with smaller words. */
  isHalf?: boolean;
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
    textAlign: 'start',
  },
});

/** A ground of its own, so that the words have the same contrast on every picture; it fades into the picture. */
const Words = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    bg: 'navy.950',
    py: '4',
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      insetStart: '100%',
      width: '25%',
      bgImage: 'linear-gradient(to right, {colors.navy.950}, transparent)',
    },
  },
  variants: {
    size: {
      whole: {
        gap: { base: '1.5', lg: '4' },
        px: { base: '4', md: '8', lg: '12' },
        position: { md: 'absolute' },
        insetBlock: { md: '0' },
        insetStart: { md: '0' },
        width: { md: '54%' },
        _after: { display: { base: 'none', md: 'block' } },
      },
      half: {
        gap: { base: '1.5', xl: '3' },
        px: { base: '4', lg: '6', xl: '8' },
        position: { lg: 'absolute' },
        insetBlock: { lg: '0' },
        insetStart: { lg: '0' },
        width: { lg: '54%' },
        _after: { display: { base: 'none', lg: 'block' } },
      },
    },
  },
});

/** How large the words are, by the size of the picture. */
const headlineSizes = {
  whole: { base: 'lg', md: 'xl', lg: '3xl' },
  half: { base: 'lg', lg: 'xl', xl: '2xl' },
};
const subtitleSizes = { whole: { base: 'sm', lg: 'md' }, half: { base: 'sm', xl: 'md' } };

/** A wide picture. Its words are text: on its left on wide windows, below it on a phone. */
export function BannerPicture(props: BannerPictureProps) {
  const { src, alt, headline, subtitle, ratio, seed, eager, isHalf = false } = props;
  const hasWords = headline !== null;
  const size = isHalf ? 'half' : 'whole';
  return (
    <Frame>
      <Picture
        sizes={isHalf ? { base: '100vw', md: '50vw', xl: '610px' } : { base: '100vw', xl: '1240px' }}
        src={src}
        alt={hasWords ? '' : alt}
        ratio={hasWords && !isHalf ? { base: 5 / 2, md: ratio } : ratio}
        anchor={hasWords ? 'right' : 'center'}
        seed={seed}
        eager={eager}
      />
      {hasWords ? (
        <Words size={size}>
          <chakra.p
            fontSize={headlineSizes[size]}
            fontWeight="bold"
            lineHeight="1.25"
            textWrap="balance"
            overflowWrap="anywhere"
          >
            {headline}
          </chakra.p>
          {subtitle === null ? null : (
            <chakra.p
              fontSize={subtitleSizes[size]}
              color="onNavy.quiet"
              textWrap="balance"
              overflowWrap="anywhere"
            >
              {subtitle}
            </chakra.p>
          )}
        </Words>
      ) : null}
    </Frame>
  );
}
