import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { Field, type FieldControlProps } from '../../../ui/field';
import { Input } from '../../../ui/input';
import { Select } from '../../../ui/select';
import { TextArea } from '../../../ui/text-area';
import { toast } from '../../../ui/toast';
import { categoryCodes } from '../../categories';
import { keptDraft } from '../../../forms';
import { useRecordForm, useSaveRecord } from '../../review';
import { PictureField } from '../../uploads';
import { type OwnCompanyFragment, useSaveCompanyMutation } from './company.generated';
import { Changed } from './changed';
import {
  checkValues,
  type CompanyField,
  companyFields,
  type CompanyValues,
  longest,
  parseValues,
  sameValues,
  valuesOf,
} from './values';

const draft = keptDraft('companyDraft', parseValues);

/** The form of a company's information (VAL-048..053): errors beside the fields and summed up on top. */
export function CompanyForm({ company }: { company: OwnCompanyFragment }) {
  const t = useT();
  const client = useApolloClient();
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [{ first, initial }] = useState(() => {
    const now = valuesOf(company);
    return { first: now, initial: draft.read(company.id) ?? now };
  });
  const [original, setOriginal] = useState(first);
  const [version, setVersion] = useState(first.version);
  // What a colleague has saved meanwhile; known at once where what was kept began with an older state.
  const [theirs, setTheirs] = useState(
    initial.version === first.version || sameValues(initial, first) ? undefined : first,
  );
  const [isSending, setSending] = useState(false);
  const [logoError, setLogoError] = useState<string>();
  const { save, isSaving } = useSaveRecord(companyFields);
  const [send] = useSaveCompanyMutation();
  const { form, summary, values, change, errors, errorOf, clear, refuse, go, question } = useRecordForm<
    CompanyValues,
    CompanyField
  >({
    id: company.id,
    original,
    initial,
    draft,
    same: sameValues,
    unsaved: t('company.unsaved'),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const mistakes = checkValues(values);
    const found = companyFields.flatMap((field) => {
      const message = mistakes[field];
      const most = field in longest ? longest[field as keyof typeof longest] : 0;
      return message ? [{ field, text: t(message, { name: t(`company.${field}`), most }) }] : [];
    });
    if (isSending) found.push({ field: 'logoUrl', text: t('uploads.wait') });
    if (found.length > 0) return refuse(found);
    let now: CompanyValues | undefined;
    const input = { ...values, version };
    const outcome = await save(async () => {
      const payload = (await send({ variables: { input } })).data?.saveCompany;
      now = payload?.company ? valuesOf(payload.company) : undefined;
      return payload;
    });
    if (!outcome) return;
    if (now) {
      setOriginal(now);
      setVersion(now.version);
    }
    if ('refusals' in outcome) {
      setTheirs(now);
      return refuse(outcome.refusals);
    }
    // As the server has it: without what hung over.
    if (now) for (const field of companyFields) change(field, now[field]);
    setTheirs(undefined);
    draft.drop();
    // Other lists hold it under another category or name.
    for (const fieldName of ['exhibitors', 'recommendedExhibitors', 'search']) {
      client.cache.evict({ id: 'ROOT_QUERY', fieldName });
    }
    toast.success(outcome.message);
  };

  const field = (
    name: Exclude<CompanyField, 'logoUrl' | 'categoryCode'>,
    isRequired: boolean,
    control: (props: FieldControlProps) => ReactNode,
    help?: string,
  ) => (
    <Field label={t(`company.${name}`)} help={help} error={errorOf(name)} required={isRequired}>
      {control}
    </Field>
  );
  const line = (
    name: Exclude<CompanyField, 'logoUrl' | 'categoryCode'>,
    isRequired: boolean,
    {
      help,
      ...rest
    }: { help?: string; type?: string; inputMode?: 'tel' | 'url'; autoComplete?: string } = {},
  ) =>
    field(
      name,
      isRequired,
      (control) => (
        <Input
          {...control}
          {...rest}
          name={name}
          value={values[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ),
      help,
    );
  const lines = (name: 'descriptionCn' | 'descriptionEn') =>
    field(name, true, (control) => (
      <TextArea
        control={control}
        name={name}
        rows={7}
        value={values[name]}
        max={longest[name]}
        onChange={(text) => change(name, text)}
      />
    ));

  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        aria-labelledby="company-form"
        onSubmit={(event) => void submit(event)}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="6"
        maxWidth="form"
      >
        <chakra.h2 id="company-form" fontSize="md">
          {t('company.public')}
        </chakra.h2>
        <ErrorSummary ref={summary} errors={errors} onGo={go} />
        {theirs ? (
          <Changed theirs={theirs} mine={values} onTake={(name) => change(name, theirs[name])} />
        ) : null}
        <PictureField
          name="logoUrl"
          label={t('company.logoUrl')}
          alt={t('company.logoAlt')}
          help={t('company.logoHelp')}
          isRequired
          ratio={1}
          value={values.logoUrl || null}
          error={errorOf('logoUrl') ?? logoError}
          onChange={(address) => change('logoUrl', address ?? '')}
          onError={(text) => {
            clear('logoUrl');
            setLogoError(text);
          }}
          onBusy={setSending}
        />
        {line('nameCn', true)}
        {line('nameEn', true)}
        <Field
          label={t('company.categoryCode')}
          help={t('company.categoryHelp')}
          error={errorOf('categoryCode')}
          required
        >
          {(control) => (
            <Select
              {...control}
              name="categoryCode"
              value={values.categoryCode}
              onChange={(event) => change('categoryCode', event.currentTarget.value)}
            >
              <option value="">{t('company.choose')}</option>
              {categoryCodes.map((code) => (
                <option key={code} value={code}>
                  {t(`company.category.${code}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {lines('descriptionCn')}
        {lines('descriptionEn')}
        {line('phone', false, { help: t('company.phoneHelp'), type: 'tel' })}
        {line('fax', false, { type: 'tel' })}
        {line('website', false, { help: t('company.websiteHelp'), inputMode: 'url' })}
        {line('addressCn', true, { help: t('company.addressHelp') })}
        {line('addressEn', true)}
        <chakra.div>
          <Button type="submit" size="lg" aria-disabled={isSaving || undefined}>
            {t(isSaving ? 'company.saving' : 'company.save')}
          </Button>
        </chakra.div>
      </chakra.form>
      {question}
    </>
  );
}
