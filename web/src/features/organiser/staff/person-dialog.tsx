import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useState } from 'react';
import type { Locale, StaffRight } from '../../../gql/types';
import { useLang, useT } from '../../../i18n';
import { CheckGroup } from '../../../ui/check-group';
import { FormDialog } from '../../../ui/form-dialog';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import { useSaveRecord } from '../../review';
import {
  StaffDocument,
  useChangeStaffMutation,
  useInviteStaffMutation,
  type ColleagueFragment,
} from './staff.generated';

const allRights: readonly StaffRight[] = ['REVIEWER', 'EDITOR', 'DOOR', 'ADMINISTRATOR'];
const fields = ['name', 'email', 'rights'] as const;
type Name = (typeof fields)[number];

interface PersonFormProps {
  /** Undefined for somebody new. */
  member: ColleagueFragment | undefined;
  isSelf: boolean;
  id: string;
  onSaving: (isSaving: boolean) => void;
  onClose: () => void;
}

function PersonForm({ member, isSelf, id, onSaving, onClose }: PersonFormProps) {
  const t = useT();
  const lang = useLang();
  const [values, setValues] = useState({
    name: member?.name ?? '',
    email: member?.email ?? '',
    language: member?.language ?? (lang satisfies Locale),
    rights: member?.rights ?? [],
  });
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({});
  const [invite] = useInviteStaffMutation({ refetchQueries: [StaffDocument] });
  const [change] = useChangeStaffMutation();
  const { save } = useSaveRecord(fields);

  const send = async () => {
    const { email, ...person } = values;
    return member
      ? (await change({ variables: { id: member.id, input: person } })).data?.changeStaff
      : (await invite({ variables: { input: { ...person, email } } })).data?.inviteStaff;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found: typeof wrong = {};
    if (values.name.trim() === '') found.name = t('staff.missing.name');
    if (values.email.trim() === '') found.email = t('staff.missing.email');
    if (values.rights.length === 0) found.rights = t('staff.missing.rights');
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    onSaving(true);
    const outcome = await save(send);
    onSaving(false);
    if (!outcome) return;
    if ('message' in outcome) {
      toast.success(outcome.message);
      onClose();
      return;
    }
    const whole = outcome.refusals.find(({ field }) => !field);
    if (whole) toast.error(whole.text);
    setWrong(
      Object.fromEntries(outcome.refusals.flatMap(({ field, text }) => (field ? [[field, text]] : []))),
    );
  };
  const set = (some: Partial<typeof values>, name?: Name) => {
    setValues({ ...values, ...some });
    if (name) setWrong({ ...wrong, [name]: undefined });
  };
  return (
    <chakra.form id={id} noValidate onSubmit={(event) => void submit(event)} display="grid" gap="4">
      <Field label={t('staff.name')} error={wrong.name} required>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={120}
            value={values.name}
            onChange={(event) => set({ name: event.currentTarget.value }, 'name')}
          />
        )}
      </Field>
      <Field label={t('staff.email')} error={wrong.email} required={!member}>
        {(control) => (
          <Input
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            readOnly={member !== undefined}
            value={values.email}
            onChange={(event) => set({ email: event.currentTarget.value }, 'email')}
          />
        )}
      </Field>
      <Field label={t('staff.language')}>
        {(control) => (
          <Select
            {...control}
            value={values.language}
            onChange={(event) => set({ language: event.currentTarget.value as Locale })}
          >
            <option value="ZH">{t('staff.language.ZH')}</option>
            <option value="EN">{t('staff.language.EN')}</option>
          </Select>
        )}
      </Field>
      <CheckGroup
        name="rights"
        legend={t('staff.rights')}
        help={isSelf ? t('staff.rights.self') : undefined}
        error={wrong.rights}
        options={allRights.map((value) => ({ value, label: t(`staff.right.${value}`) }))}
        chosen={values.rights}
        onChange={(rights) => set({ rights }, 'rights')}
      />
    </chakra.form>
  );
}

interface PersonDialogProps {
  /** Whom it is about; undefined: closed. */
  who: ColleagueFragment | 'new' | undefined;
  isSelf: boolean;
  onClose: () => void;
}

/** Invites somebody, or changes what somebody is called and may do. */
export function PersonDialog({ who, isSelf, onClose }: PersonDialogProps) {
  const t = useT();
  const [isSaving, setSaving] = useState(false);
  const member = who === 'new' ? undefined : who;
  return (
    <FormDialog
      open={who !== undefined}
      onClose={onClose}
      title={t(member ? 'staff.edit.title' : 'staff.invite.title')}
      cancel={t('staff.cancel')}
      submit={t(member ? 'staff.save' : 'staff.send')}
      isSending={isSaving}
    >
      {(id) => <PersonForm id={id} member={member} isSelf={isSelf} onSaving={setSaving} onClose={onClose} />}
    </FormDialog>
  );
}
