import { chakra, Flex } from '@chakra-ui/react';
import { formatDateTime, useLang, useT } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { TextLink } from '../../../ui/text-link';
import type { SharingStateFragment } from './sharing.generated';

/** An exhibitor that has the contact details of a visitor. */
export type ContactHolder = SharingStateFragment['companies'][number];

interface ContactHoldersProps {
  holders: readonly ContactHolder[];
  /** The details are being taken back from one of them. */
  isTaking: boolean;
  onTake: (holder: ContactHolder) => void;
}

/** Who has the contact details, and a button for each to take them back. */
export function ContactHolders({ holders, isTaking, onTake }: ContactHoldersProps) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <chakra.h3 fontWeight="semibold" mt="5" mb="1">
        {t('pass.sharing.holders')}
      </chakra.h3>
      <chakra.ul listStyleType="none">
        {holders.map((holder) => (
          <Flex
            as="li"
            key={holder.id}
            justify="space-between"
            align="center"
            gap="4"
            py="3"
            borderBottomWidth="1px"
          >
            <div>
              <TextLink to={paths.supplierDetail(holder.exhibitorId)}>{holder.name}</TextLink>
              <chakra.p color="quiet" fontSize="sm">
                {inARow([holder.boothNumber, formatDateTime(holder.createdAt, lang)])}
              </chakra.p>
            </div>
            <Button
              variant="outline"
              size="sm"
              flex="none"
              disabled={isTaking}
              aria-label={t('pass.sharing.takeOne', { name: holder.name })}
              onClick={() => onTake(holder)}
            >
              {t('pass.sharing.take')}
            </Button>
          </Flex>
        ))}
      </chakra.ul>
    </>
  );
}
