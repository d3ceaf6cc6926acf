import { useMemo } from 'react';
import {
  CheckboxesField,
  Form,
  inWords,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { FieldGroup } from '../../../ui/field-group';
import { purchaseCodes } from '../codes';
import {
  agreements,
  checkDemand,
  type Demand,
  demandFields,
  emptyDemand,
  maxLength,
  type TextField as DemandText,
} from './demand';
import { releaseDraft } from './draft';

interface ReleaseFormProps {
  /** Gets a form without errors. */
  onSubmit: (demand: Demand) => void;
}

const inputs = {
  nickname: { autoComplete: 'nickname' },
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
} as const satisfies Record<Exclude<DemandText, 'country'>, object>;

/** The standalone form of a purchase demand (DIR-079): one column, errors beside the field and summed up on top. */
export function ReleaseForm({ onSubmit }: ReleaseFormProps) {
  const t = useT();
  const lang = useLang();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  const form = useForm<Demand>({
    fields: demandFields,
    original: emptyDemand,
    check: (demand) => inWords(t, checkDemand(demand)),
    draft: { id: '', kept: releaseDraft },
  });
  // Nothing is sent here: the demand goes on to where it is published.
  const submit = form.submit({
    send: () => Promise.resolve({ errors: [] }),
    saved: (_answer, demand) => onSubmit(demand),
  });
  const input = (name: keyof typeof inputs) => (
    <TextField
      form={form}
      name={name}
      label={t(`sourcing.form.${name}`)}
      required
      maxLength={maxLength[name]}
      {...inputs[name]}
    />
  );

  return (
    <Form form={form} onSubmit={submit} maxWidth="form" gap="10">
      <FieldGroup title={t('sourcing.form.group.goods')} level={2}>
        <CheckboxesField
          form={form}
          name="purchaseTypes"
          legend={t('sourcing.form.purchaseTypes')}
          help={t('sourcing.form.purchaseTypesHelp')}
          options={purchaseCodes.map((code) => ({ value: code, label: t(`sourcing.purchase.${code}`) }))}
        />
      </FieldGroup>
      <FieldGroup title={t('sourcing.form.group.person')} level={2}>
        {input('nickname')}
        {input('name')}
        {input('company')}
        <SelectField
          form={form}
          name="country"
          label={t('sourcing.form.country')}
          required
          autoComplete="country"
          none={t('sourcing.form.choose')}
          options={countries}
        />
        {input('phone')}
        {input('email')}
      </FieldGroup>
      <CheckboxesField
        form={form}
        name="agreed"
        legend={t('sourcing.form.agreements')}
        options={agreements.map((one) => ({ value: one, label: t(`sourcing.form.agree.${one}`) }))}
      />
      <SubmitButton form={form} justifySelf={{ base: 'stretch', md: 'start' }}>
        {t('sourcing.form.submit')}
      </SubmitButton>
    </Form>
  );
}
