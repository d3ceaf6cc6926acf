import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOutcomeToast } from '../../../apollo';
import { CodeFormField, DialogButtons, Form, Refusal, TextField, useForm } from '../../../forms';
import { useT } from '../../../i18n';
import { dropDrafts } from '../../../lib/draft-owner';
import { loadPage } from '../../../lib/load-page';
import { basePath, paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { leaveToast } from '../../../ui/parting-toast';
import { session } from '../../identity';
import {
  deleteAccountLimits,
  type OwnDetailsQuery,
  useDeleteAccountMutation,
  useSendDeletionCodeMutation,
} from './own-details.generated';

type Proof = 'password' | 'code';
type Part = NonNullable<OwnDetailsQuery['viewer']>['ownDataParts'][number];

interface DeleteAccountProps {
  hasPassword: boolean;
  /** The account's number or address: where a code goes. */
  account: string;
  parts: readonly Part[];
}

function Parts({ title, parts }: { title: string; parts: readonly Part[] }) {
  const t = useT();
  if (parts.length === 0) return null;
  return (
    <div>
      <chakra.h3 fontSize="md" mb="1">
        {title}
      </chakra.h3>
      <chakra.ul ps="5">
        {parts.map(({ kind, label, count }) => (
          <li key={kind}>{t('own-details.part', { label, count })}</li>
        ))}
      </chakra.ul>
    </div>
  );
}

function DeletionForm({
  hasPassword,
  account,
  parts,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const t = useT();
  const tell = useOutcomeToast();
  const [proof, setProof] = useState<Proof>(hasPassword ? 'password' : 'code');
  const [sendCode] = useSendDeletionCodeMutation();
  const [remove] = useDeleteAccountMutation();
  const form = useForm({
    fields: ['password', 'code'],
    original: { password: '', code: '' },
    check: (values) => (values[proof].trim() === '' ? { [proof]: t(`own-details.missing.${proof}`) } : {}),
    draft: null,
    hasSummary: false,
    hasRefusal: true,
  });
  const submit = form.submit({
    send: async (values) =>
      (await remove({ variables: { input: { [proof]: values[proof] } } })).data?.deleteAccount,
    saved: async ({ message }) => {
      dropDrafts();
      session.leave();
      leaveToast('success', message ?? '');
      await loadPage(`${basePath}${paths.home()}`);
      session.end();
    },
  });
  const fate = (...fates: Part['fate'][]) => parts.filter((part) => fates.includes(part.fate));
  return (
    <Form form={form} onSubmit={submit} gap="5">
      <chakra.p>{t('own-details.delete.text')}</chakra.p>
      <Parts title={t('own-details.delete.goes')} parts={fate('REMOVED', 'EMPTIED')} />
      <Parts title={t('own-details.delete.stays')} parts={fate('KEPT')} />
      <chakra.p color="quiet" fontSize="sm">
        {t('own-details.delete.emptied')}
      </chakra.p>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      {proof === 'password' ? (
        <TextField
          form={form}
          name="password"
          required
          type="password"
          label={t('own-details.password')}
          autoComplete="current-password"
          maxLength={deleteAccountLimits.password}
        />
      ) : (
        <CodeFormField
          form={form}
          name="code"
          label={t('own-details.code')}
          help={t('own-details.codeHelp', { recipient: account })}
          send={() => tell(async () => (await sendCode()).data?.sendDeletionCode)}
        />
      )}
      {hasPassword ? (
        <Button
          type="button"
          variant="ghost"
          size="sm"
          justifySelf="start"
          onClick={() => {
            setProof(proof === 'code' ? 'password' : 'code');
            form.refuse([]);
          }}
        >
          {t(proof === 'code' ? 'own-details.byPassword' : 'own-details.byCode')}
        </Button>
      ) : null}
      <Refusal form={form} />
      <DialogButtons
        form={form}
        cancel={t('own-details.delete.no')}
        submit={t('own-details.delete.yes')}
        isDangerous
        onCancel={onClose}
      />
    </Form>
  );
}

/** The end of an account, after it was said what goes and what stays, with a proof that it is the owner who wants it. */
export function DeleteAccount(props: DeleteAccountProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" justifySelf="start" onClick={() => setOpen(true)}>
        {t('own-details.delete')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('own-details.delete.ask')}>
        <DeletionForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
