import { Grid } from '@chakra-ui/react';
import { type ComponentProps, useMemo } from 'react';
import { CheckboxesField, type FormHandle, RadioField, SelectField } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { FieldGroup } from '../../../ui/field-group';
import { categoryCodes, categoryMessageId } from '../../categories';
import { SentCodeField } from '../../identity/captcha';
import type { BoothApplicationPageQuery } from './booth-application.generated';
import { ApplicationText } from './text-field';
import type { ApplicationValues } from './values';

interface PartProps {
  form: FormHandle<ApplicationValues>;
}

interface PersonFieldsProps extends PartProps {
  choices: Pick<BoothApplicationPageQuery, 'visitTitles' | 'visitPositions'>;
}

interface CompanyFieldsProps extends PartProps {
  waysToKnow: BoothApplicationPageQuery['waysToKnow'];
}

interface ContactFieldsProps extends PartProps {
  askForCode: ComponentProps<typeof SentCodeField>['send'];
}

interface ApplicationSelectProps extends PartProps {
  name: 'position' | 'country';
  options: readonly { value: string; label: string }[];
}

const pair = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

function ApplicationSelect({ form, name, options }: ApplicationSelectProps) {
  const t = useT();
  return (
    <SelectField
      form={form}
      name={name}
      label={t(`booth-application.${name}`)}
      required
      none={t('booth-application.choose')}
      options={options}
    />
  );
}

/** Who applies. */
export function PersonFields({ form, choices }: PersonFieldsProps) {
  const t = useT();
  return (
    <FieldGroup title={t('booth-application.person')} level={2}>
      <RadioField
        form={form}
        name="title"
        legend={t('booth-application.title')}
        options={choices.visitTitles}
      />
      <Grid gap="6" templateColumns={pair}>
        <ApplicationText form={form} name="name" />
        <ApplicationText form={form} name="department" />
        <ApplicationSelect form={form} name="position" options={choices.visitPositions} />
      </Grid>
    </FieldGroup>
  );
}

/** For which company, and what it shows. */
export function CompanyFields({ form, waysToKnow }: CompanyFieldsProps) {
  const t = useT();
  const lang = useLang();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  const productServices = categoryCodes.map((code): { value: string; label: string } => ({
    value: code,
    label: t(categoryMessageId(code)),
  }));
  return (
    <FieldGroup title={t('booth-application.companyGroup')} level={2}>
      <Grid gap="6" templateColumns={pair}>
        <ApplicationText form={form} name="company" />
        {lang === 'EN' ? <ApplicationSelect form={form} name="country" options={countries} /> : null}
        <ApplicationText form={form} name="website" isRequired={false} />
      </Grid>
      <CheckboxesField
        form={form}
        name="productServices"
        legend={t('booth-application.productServices')}
        options={productServices}
      />
      <CheckboxesField
        form={form}
        name="waysToKnow"
        legend={t('booth-application.waysToKnow')}
        options={waysToKnow}
      />
    </FieldGroup>
  );
}

/** How to reach who applies, and the code that proves it. */
export function ContactFields({ form, askForCode }: ContactFieldsProps) {
  const t = useT();
  const lang = useLang();
  return (
    <FieldGroup title={t('booth-application.contactGroup')} level={2}>
      <Grid gap="6" templateColumns={pair}>
        <ApplicationText form={form} name="telephone" help={t('booth-application.telephoneHelp')} />
        <ApplicationText form={form} name="mobile" />
        <ApplicationText form={form} name="email" help={t('booth-application.emailHelp')} />
      </Grid>
      <SentCodeField form={form} name="code" label={t(`booth-application.code.${lang}`)} send={askForCode} />
      {lang === 'EN' ? <PasswordFields form={form} /> : null}
    </FieldGroup>
  );
}

/** The password for later sign-ins, twice. */
function PasswordFields({ form }: PartProps) {
  const t = useT();
  return (
    <Grid gap="6" templateColumns={pair}>
      <ApplicationText form={form} name="password" help={t('booth-application.passwordHelp')} />
      <ApplicationText form={form} name="passwordAgain" />
    </Grid>
  );
}
