import { Grid } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { FormHandle } from '../../../forms';
import { useLang, useT } from '../../../i18n';
import { countriesIn } from '../../../i18n/countries';
import { FieldGroup } from '../../../ui/field-group';
import { asksCountry, dialCode, dialCodesIn, type Information } from './information';
import { InformationSelect, InformationText } from './information-fields';

interface GroupProps {
  form: FormHandle<Information>;
}

const pair = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** For whom somebody comes, and from where. */
export function CompanyFields({
  form,
  positions,
  provedMobile,
}: GroupProps & {
  positions: readonly { value: string; label: string }[];
  provedMobile: string | null;
}) {
  const t = useT();
  const lang = useLang();
  const countries = useMemo(
    () => countriesIn(lang).map(({ code, name }) => ({ value: code, label: name })),
    [lang],
  );
  return (
    <FieldGroup title={t('registration.group.company')}>
      <InformationText form={form} name="companyName" required />
      <Grid gap="6" templateColumns={pair}>
        <InformationText form={form} name="department" />
        <InformationSelect form={form} name="position" options={positions} />
      </Grid>
      {asksCountry(lang, provedMobile) ? (
        <InformationSelect
          form={form}
          name="country"
          required
          options={countries}
          onChosen={(country) => {
            if (country !== '' && form.values.phoneNumber === '')
              form.change('phoneCountryCode', dialCode(country));
          }}
        />
      ) : null}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 11rem' }}>
        <InformationText form={form} name="address" required help={t('registration.addressHelp')} />
        <InformationText form={form} name="postcode" />
      </Grid>
      <InformationText form={form} name="website" />
    </FieldGroup>
  );
}

/** How to reach who comes. What was proved in the first step stays. */
export function ContactFields({ form, isProved }: GroupProps & { isProved: boolean }) {
  const t = useT();
  const lang = useLang();
  const dialCodes = useMemo(
    () => dialCodesIn(lang).map(({ code, name }) => ({ value: code, label: `${code} ${name}` })),
    [lang],
  );
  return (
    <FieldGroup title={t('registration.group.contact')}>
      <InformationText
        form={form}
        name="mobile"
        required
        disabled={isProved}
        help={t(isProved ? 'registration.provedHelp' : 'registration.mobileAbroadHelp')}
      />
      <InformationText form={form} name="email" required help={t('registration.emailHelp')} />
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
        <InformationSelect form={form} name="phoneCountryCode" options={dialCodes} />
        <InformationText form={form} name="phoneNumber" />
        <InformationText form={form} name="phoneExtension" />
      </Grid>
    </FieldGroup>
  );
}
