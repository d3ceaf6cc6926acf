import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import {
  Form,
  inWords,
  keptDraft,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from '../../../forms';
import { useT } from '../../../i18n';
import { FieldGroup } from '../../../ui/field-group';
import { toast } from '../../../ui/toast';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { categoryCodes } from '../../categories';
import { PictureFormField } from '../../uploads';
import { type OwnCompanyFragment, saveCompanyLimits, useSaveCompanyMutation } from './company.generated';
import { Changed } from './changed';
import {
  checkValues,
  type CompanyField,
  companyFields,
  type CompanyValues,
  differ,
  mostOf,
  parseValues,
  valuesOf,
} from './values';

const draft = keptDraft('companyDraft', parseValues);

/**
 * The state of the form: what it is without changes, the version that it writes over, and what a colleague has saved
 * meanwhile, which is known at once where the kept draft began with an older version.
 */
function useCompanyForm(company: OwnCompanyFragment) {
  const t = useT();
  // What was there when the form opened stays its beginning, whatever is read meanwhile.
  const [{ first, initial }] = useState(() => {
    const now = valuesOf(company);
    return { first: now, initial: draft.read(company.id) ?? now };
  });
  // The draft keeps the version that it began with; a newer version alone is no change of the form.
  const [original, setOriginal] = useState<CompanyValues>({ ...first, version: initial.version });
  const [version, setVersion] = useState(first.version);
  const [theirs, setTheirs] = useState(
    initial.version !== first.version && differ(initial, first) ? first : undefined,
  );
  const form = useForm<CompanyValues>({
    fields: companyFields,
    original,
    initial,
    draft: { id: company.id, kept: draft },
    serverChecksAll: true,
    check: (values) =>
      inWords(t, checkValues(values), (field) => ({ name: t(`company.${field}`), most: mostOf(field) })),
  });
  return {
    form,
    version,
    theirs,
    /** The form begins anew with what the server has saved: without what hung over. */
    begin: (now: CompanyValues) => {
      setOriginal(now);
      setVersion(now.version);
      setTheirs(undefined);
      form.reset(now);
    },
    /** Compares with what a colleague has saved, where that is why the form was refused. */
    compare: (now: CompanyValues | undefined, mine: CompanyValues) => {
      setTheirs(now);
      if (!now) return;
      setOriginal({ ...now, version: mine.version });
      setVersion(now.version);
    },
  };
}

/** The form of a company's information (VAL-048..053): errors beside the fields and summed up on top. */
export function CompanyForm({ company }: { company: OwnCompanyFragment }) {
  const t = useT();
  const client = useApolloClient();
  const { form, version, theirs, begin, compare } = useCompanyForm(company);
  const [send] = useSaveCompanyMutation();
  const submit = form.submit({
    send: async ({ logoUrl, ...rest }) => {
      const input = { ...rest, logoUrl: logoUrl ?? '', version };
      return (await send({ variables: { input } })).data?.saveCompany;
    },
    saved: (payload, values) => {
      begin(payload.company ? valuesOf(payload.company) : values);
      // Other lists hold it under another category or name.
      for (const fieldName of ['exhibitors', 'recommendedExhibitors', 'search']) {
        client.cache.evict({ id: 'ROOT_QUERY', fieldName });
      }
      toast.success(payload.message ?? '');
    },
    refused: (payload, values) => {
      compare(payload.company ? valuesOf(payload.company) : undefined, values);
      return false;
    },
  });

  const line = (
    name: Exclude<CompanyField, 'logoUrl' | 'categoryCode'>,
    more: Partial<ComponentProps<typeof TextField<CompanyValues, typeof name>>>,
  ) => <TextField {...more} form={form} name={name} label={t(`company.${name}`)} />;
  const lines = (name: 'descriptionCn' | 'descriptionEn') => (
    <TextAreaField
      form={form}
      name={name}
      label={t(`company.${name}`)}
      required
      rows={7}
      max={saveCompanyLimits[name]}
    />
  );

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="form">
      <h2 id="company-form">
        <VisuallyHidden>{t('company.public')}</VisuallyHidden>
      </h2>
      <Form form={form} onSubmit={submit} aria-labelledby="company-form" gap="10">
        {theirs ? (
          <Changed theirs={theirs} mine={form.values} onTake={(name) => form.change(name, theirs[name])} />
        ) : null}
        <FieldGroup title={t('company.group.name')}>
          <PictureFormField
            form={form}
            name="logoUrl"
            label={t('company.logoUrl')}
            alt={t('company.logoAlt')}
            help={t('company.logoHelp')}
            isRequired
            ratio={1}
          />
          {line('nameCn', { required: true })}
          {line('nameEn', { required: true })}
          <SelectField
            form={form}
            name="categoryCode"
            label={t('company.categoryCode')}
            help={t('company.categoryHelp')}
            required
            none={t('company.choose')}
            options={categoryCodes.map((code) => ({ value: code, label: t(`company.category.${code}`) }))}
          />
        </FieldGroup>
        <FieldGroup title={t('company.group.description')}>
          {lines('descriptionCn')}
          {lines('descriptionEn')}
        </FieldGroup>
        <FieldGroup title={t('company.group.contact')}>
          {line('phone', { help: t('company.phoneHelp'), type: 'tel' })}
          {line('fax', { type: 'tel' })}
          {line('website', { help: t('company.websiteHelp'), inputMode: 'url' })}
          {line('addressCn', { required: true, help: t('company.addressHelp') })}
          {line('addressEn', { required: true })}
        </FieldGroup>
        <chakra.div>
          <SubmitButton form={form} busy={t('company.saving')}>
            {t('company.save')}
          </SubmitButton>
        </chakra.div>
      </Form>
    </chakra.div>
  );
}
