import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useT } from '../../../i18n';
import { readOfflinePass } from '../../../lib/offline-pass';

/** The pass as it was kept on this device, where one was: it opens the door while the service is out of order. */
export function KeptPass() {
  const t = useT();
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void readOfflinePass().then((kept) => {
      if (isHere) setPage(kept);
    });
    return () => {
      isHere = false;
    };
  }, []);
  if (!page) return null;
  return (
    <chakra.iframe
      // A page without scripts, and with no right to any.
      sandbox=""
      srcDoc={page}
      title={t('pass.offlineTitle')}
      display="block"
      width="full"
      maxWidth="32rem"
      height="61rem"
      mx="auto"
      borderWidth="1px"
      borderRadius="card"
    />
  );
}
