import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useEdition } from '../features/edition';
import { useT } from '../i18n';

/** Room that the notice takes above the header: what is as high as the screen leaves it free. */
const HEIGHT = '--top-notice';

/** On every page of a demo that other machines can reach: its accounts and passwords are published. */
export function PublicDemoNotice() {
  const t = useT();
  const { isPublicDemo } = useEdition();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!notice.current) return undefined;
    const { style } = document.documentElement;
    // Its sentence takes as many lines as the screen asks for.
    const size = new ResizeObserver(([entry]) => {
      style.setProperty(HEIGHT, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`);
    });
    size.observe(notice.current);
    return () => {
      size.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [isPublicDemo]);
  if (!isPublicDemo) return null;
  return (
    <section ref={notice} aria-label={t('shell.publicDemo.label')}>
      <chakra.p px="4" py="2" bg="accent" color="accent.ink" textAlign="center" fontSize="sm">
        {t('shell.publicDemo')}
      </chakra.p>
    </section>
  );
}
