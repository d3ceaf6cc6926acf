import { chakra, Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import { type FormHandle, RadioField, SelectField } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import type { BoothApplicationPageQuery } from './booth-application.generated';
import { ApplicationText } from './text-field';
import type { ApplicationValues } from './values';

interface PartProps {
  form: FormHandle<ApplicationValues>;
}

interface PersonFieldsProps extends PartProps {
  choices: Pick<BoothApplicationPageQuery, 'visitTitles' | 'visitPositions'>;
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

/** Who applies, for which company, and how to reach them. */
export function PersonFields({ form, choices }: PersonFieldsProps) {
  const t = useT();
  const lang = useLang();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  return (
    <>
      <chakra.h2 fontSize="xl">{t('booth-application.person')}</chakra.h2>
      <RadioField
        form={form}
        name="title"
        legend={t('booth-application.title')}
        columns={2}
        options={choices.visitTitles}
      />
      <Grid gap="6" templateColumns={pair}>
        <ApplicationText form={form} name="name" />
        <ApplicationText form={form} name="company" />
        <ApplicationText form={form} name="department" />
        <ApplicationSelect form={form} name="position" options={choices.visitPositions} />
        {lang === 'EN' ? <ApplicationSelect form={form} name="country" options={countries} /> : null}
        <ApplicationText form={form} name="telephone" help={t('booth-application.telephoneHelp')} />
        <ApplicationText form={form} name="mobile" />
        <ApplicationText form={form} name="email" help={t('booth-application.emailHelp')} />
        <ApplicationText form={form} name="website" isRequired={false} />
      </Grid>
    </>
  );
}

/** The password for later sign-ins, twice. */
export function PasswordFields({ form }: PartProps) {
  const t = useT();
  return (
    <Grid gap="6" templateColumns={pair}>
      <ApplicationText form={form} name="password" help={t('booth-application.passwordHelp')} />
      <ApplicationText form={form} name="passwordAgain" />
    </Grid>
  );
}
