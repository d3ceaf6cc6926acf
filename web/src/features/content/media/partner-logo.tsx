import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { srcSetOf } from '../../../lib/picture-widths';
import { responsive } from '../../../ui/picture-sizes';

/** A partner's logo. One that does not load is not shown: the name below it stands alone (PUB-041). */
export function PartnerLogo({ src }: { src: string }) {
  const [failed, setFailed] = useState(false);
  // On a page that came rendered, a picture may have failed before anything here could listen.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);
  return (
    <chakra.img
      ref={look}
      src={src}
      {...responsive(srcSetOf(src), { base: '46vw', md: '240px' }, true)}
      // The link's text names the partner.
      alt=""
      hidden={failed}
      width="full"
      height="full"
      aspectRatio="2 / 1"
      objectFit="contain"
      bg="white"
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
