import { chakra } from '@chakra-ui/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLostAnswer } from '../features/page-body';
import { formatAgo, useLang, useT } from '../i18n';
import { offlineCopy } from '../lib/offline-pages';

const reload = () => window.location.reload();
const never = () => () => {};
/** Milliseconds between two tries where the server answers and the page itself does not come. */
const RELOAD_PAUSE_MS = 1000;

/** Of a page that was kept: how long ago, and the way to the present one as soon as it can be had. */
function Copy({ keptAt }: { keptAt: string }) {
  const t = useT();
  const lang = useLang();
  const [openedAt] = useState(() => new Date());
  const [isBack, setIsBack] = useState(false);
  const reach = useLostAnswer(!isBack, () => setIsBack(true));
  if (!isBack && reach !== 'answers')
    return t('app.offline.copy', { time: formatAgo(keptAt, openedAt, lang) });
  return (
    <>
      {t('app.offline.back')}{' '}
      <chakra.button type="button" textDecoration="underline" fontWeight="semibold" onClick={reload}>
        {t('app.offline.load')}
      </chakra.button>
    </>
  );
}

/** Of a page that was not kept: what is missing, until it comes by itself. */
function Missing() {
  const t = useT();
  // The network may be back before the server is asked for the first time: then nothing tells that it was away.
  const isBack = useLostAnswer(true, reload) === 'answers';
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(reload, RELOAD_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return t('app.offline.missing');
}

/** Says of a page that came without a network what it is: a copy with its time, or nothing yet. */
export function OfflineNote() {
  const keptAt = useSyncExternalStore(never, offlineCopy, () => null);
  const { pathname } = useLocation();
  const [openedAt] = useState(pathname);
  if (keptAt === null || pathname !== openedAt) return null;
  return (
    <chakra.p role="status" px="4" py="2" bg="review.soft" color="review" textAlign="center" fontSize="sm">
      {keptAt === '' ? <Missing /> : <Copy keptAt={keptAt} />}
    </chakra.p>
  );
}
