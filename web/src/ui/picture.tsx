import { AspectRatio, Center, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { srcSetOf } from '../lib/picture-widths';
import { Motif } from './motif';
import { responsive, type PictureSizes } from './picture-sizes';

interface PictureProps {
  src?: string | null | undefined;
  /** Empty for decoration. */
  alt: string;
  ratio?: number | { base: number; md: number };
  /** Draws the stand-in when there is no image or it fails. */
  seed?: string;
  /** The first picture above the fold is not lazy. */
  eager?: boolean;
  fit?: 'cover' | 'contain';
  /** Which side stays in view where the frame is narrower than the picture. */
  anchor?: 'center' | 'right';
  /** How wide it is shown, so that a browser loads no more. */
  sizes: PictureSizes;
}

/** Fixed ratio, so nothing moves when the image arrives; a cable of its own where there is none. */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 4 / 3, seed, eager, fit = 'cover', anchor = 'center', sizes } = props;
  const [failed, setFailed] = useState<string | null>(null);
  const usable = src && failed !== src;
  return (
    <AspectRatio
      ratio={ratio}
      // What is shown whole is a logo: those are drawn for white, whatever the theme.
      bg={usable && fit === 'contain' ? 'white' : { base: 'raised', _dark: 'sunken' }}
      overflow="hidden"
      // On the frame, whose own rule for images ('cover') is stronger than a style of the image.
      css={{ '& > img': { objectFit: fit, objectPosition: anchor } }}
    >
      {usable ? (
        <chakra.img
          src={src}
          {...responsive(srcSetOf(src), sizes, !eager)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : (
        <Center>
          <Motif
            seed={seed ?? alt}
            cores={1 + ((seed ?? alt).length % 5)}
            rings={3}
            height="72%"
            {...(alt ? { label: alt } : {})}
          />
        </Center>
      )}
    </AspectRatio>
  );
}
