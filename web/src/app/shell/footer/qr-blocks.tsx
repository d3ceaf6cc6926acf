import { chakra, Flex } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router-dom';
import { useOutsideAddresses } from '../../../features/edition';
import { useT } from '../../../i18n';
import { paths } from '../../../lib/paths';
import { QrCode } from '../../../ui/qr-code';

const never = () => () => undefined;

/** Two codes to scan: the site on a phone, and the pre-registration. */
export function QrBlocks() {
  const t = useT();
  const { mobileSite } = useOutsideAddresses();
  // The address of this very site is known in the browser only.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const home = useHref(paths.home());
  const register = useHref(paths.register());
  const blocks = [
    { label: t('shell.qr.site'), text: mobileSite ?? origin + home },
    { label: t('shell.qr.register'), text: origin + register },
  ];
  return (
    <Flex gap="6" wrap="wrap">
      {blocks.map(({ label, text }) => (
        <chakra.figure key={label} width="112px">
          <QrCode text={text} label={label} />
          <chakra.figcaption
            fontSize="sm"
            color="onNavy.quiet"
            mt="2"
            textAlign="center"
            lineHeight="snug"
            textWrap="balance"
          >
            {label}
          </chakra.figcaption>
        </chakra.figure>
      ))}
    </Flex>
  );
}
