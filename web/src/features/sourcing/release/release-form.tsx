import { chakra } from '@chakra-ui/react';
import { type SubmitEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type MessageId, useLang, useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { purchaseCodes } from '../codes';
import { CheckGroup } from '../../../ui/check-group';
import { ErrorSummary } from '../../../ui/error-summary';
import { countriesIn } from '../../../i18n/countries';
import {
  agreements,
  checkDemand,
  type Demand,
  type DemandErrors,
  type DemandField,
  maxLength,
  type TextField,
} from './demand';

interface ReleaseFormProps {
  initial: Demand;
  /** Gets a form without errors. */
  onSubmit: (demand: Demand) => void;
}

const inputs = {
  nickname: { autoComplete: 'nickname' },
  name: { autoComplete: 'name' },
  company: { autoComplete: 'organization' },
  phone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', type: 'email', inputMode: 'email' },
} as const satisfies Record<Exclude<TextField, 'country'>, object>;

/** The standalone form of a purchase demand (DIR-079): one column, errors beside the field and summed up on top. */
export function ReleaseForm({ initial, onSubmit }: ReleaseFormProps) {
  const t = useT();
  const lang = useLang();
  const countries = useMemo(() => countriesIn(lang), [lang]);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [demand, setDemand] = useState(initial);
  const [errors, setErrors] = useState<DemandErrors>({});

  const change = (part: Partial<Demand>) => {
    setDemand({ ...demand, ...part });
    // A field that is being mended stops complaining; the others wait for the next submit.
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };
  const go = (field: DemandField) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkDemand(demand);
    flushSync(() => setErrors(found));
    if (Object.keys(found).length > 0) summary.current?.focus();
    else onSubmit(demand);
  };
  const errorOf = (field: DemandField) => {
    const id = errors[field];
    return id ? t(id) : undefined;
  };
  const input = (name: keyof typeof inputs) => (
    <Field label={t(`sourcing.form.${name}`)} error={errorOf(name)} required>
      {(control) => (
        <Input
          {...control}
          {...inputs[name]}
          name={name}
          maxLength={maxLength[name]}
          value={demand[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );

  return (
    <chakra.form ref={form} noValidate onSubmit={submit} display="grid" gap="6" maxWidth="form">
      <ErrorSummary
        ref={summary}
        errors={(Object.entries(errors) as [DemandField, MessageId][]).map(([field, id]) => ({
          field,
          text: t(id),
        }))}
        onGo={go}
      />
      <CheckGroup
        name="purchaseTypes"
        legend={t('sourcing.form.purchaseTypes')}
        help={t('sourcing.form.purchaseTypesHelp')}
        error={errorOf('purchaseTypes')}
        columns={2}
        options={purchaseCodes.map((code) => ({ value: code, label: t(`sourcing.purchase.${code}`) }))}
        chosen={demand.purchaseTypes}
        onChange={(purchaseTypes) => change({ purchaseTypes })}
      />
      {input('nickname')}
      {input('name')}
      {input('company')}
      <Field label={t('sourcing.form.country')} error={errorOf('country')} required>
        {(control) => (
          <Select
            {...control}
            name="country"
            autoComplete="country"
            value={demand.country}
            onChange={(event) => change({ country: event.currentTarget.value })}
          >
            <option value="">{t('sourcing.form.choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {input('phone')}
      {input('email')}
      <CheckGroup
        name="agreed"
        legend={t('sourcing.form.agreements')}
        error={errorOf('agreed')}
        options={agreements.map((one) => ({ value: one, label: t(`sourcing.form.agree.${one}`) }))}
        chosen={demand.agreed}
        onChange={(agreed) => change({ agreed })}
      />
      <Button type="submit" size="lg" justifySelf={{ base: 'stretch', md: 'start' }}>
        {t('sourcing.form.submit')}
      </Button>
    </chakra.form>
  );
}
