import {
  CheckboxesField,
  DialogButtons,
  Form,
  keptDraft,
  SelectField,
  TextField,
  useForm,
} from '../../../forms';
import type { Locale, StaffRight } from '../../../gql/types';
import { useLang, useT } from '../../../i18n';
import { isRecord } from '../../../lib/objects';
import { Dialog } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import {
  inviteStaffLimits,
  StaffDocument,
  useChangeStaffMutation,
  useInviteStaffMutation,
  type ColleagueFragment,
} from './staff.generated';

const allRights: readonly StaffRight[] = ['REVIEWER', 'EDITOR', 'DOOR', 'ADMINISTRATOR'];

interface PersonValues {
  name: string;
  email: string;
  language: Locale;
  rights: StaffRight[];
}

/** Reads what the browser kept; whatever else is there is dropped. */
function parseValues(kept: unknown): PersonValues | null {
  if (!isRecord(kept)) return null;
  const { name, email, language, rights } = kept;
  if (typeof name !== 'string' || typeof email !== 'string' || !Array.isArray(rights)) return null;
  return {
    name,
    email,
    language: language === 'EN' ? 'EN' : 'ZH',
    rights: allRights.filter((right) => rights.includes(right)),
  };
}

const draft = keptDraft('staffMember', parseValues);

interface PersonFormProps {
  /** Undefined for somebody new. */
  member: ColleagueFragment | undefined;
  isSelf: boolean;
  onClose: () => void;
}

function PersonForm({ member, isSelf, onClose }: PersonFormProps) {
  const t = useT();
  const lang = useLang();
  const [invite] = useInviteStaffMutation({ refetchQueries: [StaffDocument] });
  const [change] = useChangeStaffMutation();
  const form = useForm<PersonValues>({
    fields: ['name', 'email', 'language', 'rights'],
    original: {
      name: member?.name ?? '',
      email: member?.email ?? '',
      language: member?.language ?? lang,
      rights: [...(member?.rights ?? [])],
    },
    check: ({ name, email, rights }) => ({
      name: name.trim() ? undefined : t('staff.missing.name'),
      email: email.trim() ? undefined : t('staff.missing.email'),
      rights: rights.length > 0 ? undefined : t('staff.missing.rights'),
    }),
    draft: { id: member?.id ?? '', kept: draft },
    hasSummary: false,
  });
  const submit = form.submit({
    send: async ({ email, ...person }) =>
      member
        ? (await change({ variables: { input: { id: member.id, ...person } } })).data?.changeStaff
        : (await invite({ variables: { input: { ...person, email } } })).data?.inviteStaff,
    saved: ({ message }) => {
      toast.success(message ?? '');
      onClose();
    },
  });
  return (
    <Form form={form} onSubmit={submit} gap="4">
      <TextField
        form={form}
        name="name"
        label={t('staff.name')}
        required
        autoComplete="off"
        data-first-focus=""
        maxLength={inviteStaffLimits.name}
      />
      <TextField
        form={form}
        name="email"
        label={t('staff.email')}
        required
        type="email"
        autoComplete="off"
        maxLength={inviteStaffLimits.email}
        readOnly={member !== undefined}
      />
      <SelectField
        form={form}
        name="language"
        label={t('staff.language')}
        options={[
          { value: 'ZH', label: t('staff.language.ZH') },
          { value: 'EN', label: t('staff.language.EN') },
        ]}
      />
      <CheckboxesField
        form={form}
        name="rights"
        legend={t('staff.rights')}
        help={isSelf ? t('staff.rights.self') : undefined}
        options={allRights.map((value) => ({ value, label: t(`staff.right.${value}`) }))}
      />
      <DialogButtons
        form={form}
        cancel={t('staff.cancel')}
        submit={t(member ? 'staff.save' : 'staff.send')}
        onCancel={onClose}
      />
    </Form>
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
  const member = who === 'new' ? undefined : who;
  return (
    <Dialog
      open={who !== undefined}
      onClose={onClose}
      title={t(member ? 'staff.edit.title' : 'staff.invite.title')}
    >
      <PersonForm member={member} isSelf={isSelf} onClose={onClose} />
    </Dialog>
  );
}
