import { useState } from 'react';
import { Form, inWords, keptDraft, RadioField, SubmitButton, useForm } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { FieldGroup } from '../../../ui/field-group';
import { toast } from '../../../ui/toast';
import {
  checkInformation,
  type Information,
  informationFields,
  parseInformation,
  saidBefore,
} from '../wizard/information';
import { InformationText } from '../wizard/information-fields';
import { CompanyFields, ContactFields } from '../wizard/information-groups';
import {
  type OwnDetailsFieldsFragment,
  type OwnDetailsQuery,
  useSaveVisitorDetailsMutation,
} from './own-details.generated';

/** What was typed and not saved: it goes with the tab, the sign-out and the saving. */
const draft = keptDraft('ownDetails', parseInformation);

interface DetailsFormProps {
  details: OwnDetailsFieldsFragment;
  choices: Pick<OwnDetailsQuery, 'visitTitles' | 'visitPositions'>;
}

/** What a visitor said at registering, to be corrected; the pass says the same from then on. */
export function DetailsForm({ details, choices }: DetailsFormProps) {
  const t = useT();
  const lang = useLang();
  const { provedMobile } = details;
  const [original, setOriginal] = useState(() => saidBefore(details));
  const [save] = useSaveVisitorDetailsMutation();
  const form = useForm<Information>({
    fields: informationFields,
    original,
    check: (values) => inWords(t, checkInformation(lang, values, provedMobile)),
    draft: { id: '', kept: draft },
    serverChecksAll: true,
  });
  const submit = form.submit({
    send: async (values) => (await save({ variables: { input: values } })).data?.saveVisitorDetails,
    saved: ({ message, viewer }) => {
      toast.success(message ?? '');
      const saved = viewer?.visitorDetails;
      if (!saved) return;
      const values = saidBefore(saved);
      setOriginal(values);
      form.reset(values);
    },
  });
  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('registration.group.person')}>
        <InformationText form={form} name="name" required help={t('registration.nameHelp')} />
        <RadioField
          form={form}
          name="title"
          legend={t('registration.field.title')}
          options={choices.visitTitles}
        />
        <InformationText form={form} name="identityNumber" required help={t('registration.identityHelp')} />
      </FieldGroup>
      <CompanyFields form={form} positions={choices.visitPositions} provedMobile={provedMobile} />
      <ContactFields form={form} isProved={provedMobile !== null} />
      <SubmitButton form={form} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t('own-details.save')}
      </SubmitButton>
    </Form>
  );
}
