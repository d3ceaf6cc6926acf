import { chakra, Flex } from '@chakra-ui/react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useOutcomeToast } from '../../apollo';
import { useT } from '../../i18n';
import { Button } from '../../ui/button';
import { Confirm } from '../../ui/confirm';
import { Dialog } from '../../ui/dialog';
import { Disclosure } from '../../ui/disclosure';
import type { ApiKeyFieldsFragment } from './api-keys.generated';
import { type Issued, IssuedDialog } from './issued-dialog';
import { ChangeKeyForm, type KeyFormProps, NewKeyForm } from './key-form';
import { KeyRow } from './key-row';
import { RotateForm } from './rotate-form';

/** What is being done, and to which key; nothing where all dialogs are closed. */
type Doing = { of: 'create' } | { of: 'change' | 'rotate' | 'revoke'; apiKey: ApiKeyFieldsFragment };

interface ApiKeysProps extends Pick<
  KeyFormProps,
  'calls' | 'hasTest' | 'longestName' | 'ownerId' | 'scopes'
> {
  /** Newest first, those that have ended included. */
  keys: readonly ApiKeyFieldsFragment[];
  /** Level of the heading. */
  level: 2 | 3;
  /** Stands in the place of the list while there is no key. */
  empty: ReactNode;
}

type DialogsProps = Omit<ApiKeysProps, 'empty' | 'keys' | 'level'> & {
  doing: Doing | undefined;
  onIssued: (issued: Issued) => void;
  onClose: () => void;
};

/** The forms of keys, each in its dialog. */
function KeyDialogs({ doing, ...form }: DialogsProps) {
  const t = useT();
  const { onClose } = form;
  const changed = doing?.of === 'change' ? doing.apiKey : undefined;
  const rotated = doing?.of === 'rotate' ? doing.apiKey : undefined;
  return (
    <>
      <Dialog open={doing?.of === 'create'} onClose={onClose} title={t('api-keys.create.title')}>
        <NewKeyForm {...form} />
      </Dialog>
      <Dialog open={changed !== undefined} onClose={onClose} title={t('api-keys.edit.title')}>
        {changed ? <ChangeKeyForm apiKey={changed} {...form} /> : null}
      </Dialog>
      <Dialog
        open={rotated !== undefined}
        onClose={onClose}
        title={t('api-keys.rotate.title', { name: rotated?.name ?? '' })}
      >
        {rotated ? <RotateForm apiKey={rotated} {...form} /> : null}
      </Dialog>
    </>
  );
}

interface RevokeQuestionProps {
  apiKey: ApiKeyFieldsFragment | undefined;
  onYes: (id: string) => void;
  onNo: () => void;
}

function RevokeQuestion({ apiKey, onYes, onNo }: RevokeQuestionProps) {
  const t = useT();
  return (
    <Confirm
      open={apiKey !== undefined}
      title={t('api-keys.revoke.title', { name: apiKey?.name ?? '' })}
      yes={t('api-keys.revoke')}
      no={t('api-keys.cancel')}
      onYes={() => {
        if (apiKey) onYes(apiKey.id);
      }}
      onNo={onNo}
    >
      {t('api-keys.revoke.text')}
    </Confirm>
  );
}

/** Keys of a partner or of a company: those that serve, those that have ended, and what can be done with them. */
export function ApiKeys({ keys, level, empty, ...form }: ApiKeysProps) {
  const t = useT();
  const tell = useOutcomeToast();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [doing, setDoing] = useState<Doing>();
  const [issued, setIssued] = useState<Issued>();
  const close = () => setDoing(undefined);
  const serving = keys.filter(({ state }) => state === 'ACTIVE');
  const ended = keys.filter(({ state }) => state !== 'ACTIVE');
  const rowLevel = level === 2 ? 3 : 4;
  const revoke = async (id: string) => {
    close();
    // Its button goes with the row; reading goes on at the heading.
    if (await tell(() => form.calls.revokeKey(id))) heading.current?.focus({ preventScroll: true });
  };
  return (
    <chakra.section aria-labelledby={headingId} minWidth="0">
      <Flex justify="space-between" align="center" gap="4" wrap="wrap" mb="3">
        <chakra.h2 as={`h${level}`} ref={heading} id={headingId} tabIndex={-1} outline="none" fontSize="lg">
          {keys.length === 0 ? t('api-keys.title') : t('api-keys.count', { count: serving.length })}
        </chakra.h2>
        <Button size="sm" onClick={() => setDoing({ of: 'create' })}>
          {t('api-keys.create')}
        </Button>
      </Flex>
      {keys.length === 0 ? empty : null}
      {serving.length === 0 ? null : (
        <chakra.ul listStyleType="none" borderTopWidth="1px">
          {serving.map((apiKey) => (
            <KeyRow
              key={apiKey.id}
              apiKey={apiKey}
              level={rowLevel}
              acts={{
                onEdit: () => setDoing({ of: 'change', apiKey }),
                onRotate: () => setDoing({ of: 'rotate', apiKey }),
                onRevoke: () => setDoing({ of: 'revoke', apiKey }),
              }}
            />
          ))}
        </chakra.ul>
      )}
      {ended.length === 0 ? null : (
        <chakra.div mt="3">
          <Disclosure summary={t('api-keys.ended', { count: ended.length })}>
            <chakra.ul listStyleType="none" borderTopWidth="1px">
              {ended.map((apiKey) => (
                <KeyRow key={apiKey.id} apiKey={apiKey} level={rowLevel} />
              ))}
            </chakra.ul>
          </Disclosure>
        </chakra.div>
      )}
      <KeyDialogs doing={doing} {...form} onIssued={setIssued} onClose={close} />
      <RevokeQuestion
        apiKey={doing?.of === 'revoke' ? doing.apiKey : undefined}
        onYes={(id) => void revoke(id)}
        onNo={close}
      />
      <IssuedDialog issued={issued} onClose={() => setIssued(undefined)} />
    </chakra.section>
  );
}
