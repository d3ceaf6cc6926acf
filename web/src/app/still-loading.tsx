import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useT } from '../i18n';

/** How long a page may take before the reader sees that it is still loading, in milliseconds. */
const SAY_SO_AFTER_MS = 3000;

/** After three seconds, a sentence that the page is still loading; an empty line before. */
export function StillLoading() {
  const t = useT();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SAY_SO_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <chakra.p role="status" minHeight="1lh" mb="4">
      {isLong ? t('app.stillLoading') : null}
    </chakra.p>
  );
}
