import { Flex } from '@chakra-ui/react';
import { useId } from 'react';
import type { ApiKeyScope } from '../../gql/types';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import { Copyable } from './copyable';
import { curlExample } from './example';

/** A key that was just made, with the key itself. */
export interface Issued {
  key: string;
  name: string;
  scopes: readonly ApiKeyScope[];
}

interface IssuedDialogProps {
  /** Undefined: closed. */
  issued: Issued | undefined;
  onClose: () => void;
}

/** Shows a key, once. It closes by its button alone, so that nobody loses the key by a slip. */
export function IssuedDialog({ issued, onClose }: IssuedDialogProps) {
  const t = useT();
  const warning = useId();
  return (
    <Dialog
      open={issued !== undefined}
      onClose={onClose}
      closesByButton
      title={t('api-keys.issued.title', { name: issued?.name ?? '' })}
      describedBy={warning}
      footer={<Button onClick={onClose}>{t('api-keys.issued.done')}</Button>}
    >
      {issued ? (
        <>
          <Flex
            id={warning}
            gap="2.5"
            align="start"
            p="3"
            borderRadius="control"
            bg="review.soft"
            color="review"
          >
            <Icon name="alert" size="20px" mt="0.5" />
            <span>{t('api-keys.issued.once')}</span>
          </Flex>
          <Copyable label={t('api-keys.issued.key')} copy={t('api-keys.issued.copy')} text={issued.key} />
          <Copyable
            label={t('api-keys.issued.example')}
            copy={t('api-keys.issued.copyExample')}
            text={curlExample(window.location.origin, issued.key, issued.scopes)}
          />
        </>
      ) : null}
    </Dialog>
  );
}
