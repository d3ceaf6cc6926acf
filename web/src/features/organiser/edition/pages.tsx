import { chakra } from '@chakra-ui/react';
import { type ComponentType, Fragment } from 'react';
import { SelectField } from '../../../forms';
import { formatDate, useLang, useT } from '../../../i18n';
import { Checkbox } from '../../../ui/checkbox';
import { Count, Day, Line, Moment, type Page, Pair, Part, Rows } from './fields';
import { labelOf } from './labels';
import { addressKeys, contactKeys, daysOf, figureKeys, nameKeys, smsCountries, type Tab } from './values';

type PageComponent = ComponentType<{ page: Page }>;

const Names: PageComponent = ({ page }) => (
  <>
    {/* One below the other: half the width is too short for an English name. */}
    {nameKeys.map((key) => (
      <Fragment key={key}>
        <Line page={page} field={`names-${key}-cn`} lang="zh-CN" isOptional={key === 'venueAddress'} />
        <Line page={page} field={`names-${key}-en`} lang="en" isOptional={key === 'venueAddress'} />
      </Fragment>
    ))}
  </>
);

const Dates: PageComponent = ({ page }) => {
  const t = useT();
  const lang = useLang();
  const days = daysOf(page.values['dates-opensOn'] ?? '', page.values['dates-closesOn'] ?? '');
  return (
    <>
      <Part title={t('edition.days')}>
        <Pair>
          <Day page={page} field="dates-opensOn" />
          <Day page={page} field="dates-closesOn" />
        </Pair>
        {days.map((day, index) => (
          <chakra.fieldset key={day} minWidth="0">
            <chakra.legend color="quiet" fontSize="sm" mb="2">
              {formatDate(day, lang)}
            </chakra.legend>
            <Pair>
              <Line page={page} field={`dates-visitorHours-${index}-from`} type="time" />
              <Line page={page} field={`dates-visitorHours-${index}-to`} type="time" />
            </Pair>
          </chakra.fieldset>
        ))}
      </Part>
      <Part title={t('edition.deadlines')} lead={t('edition.deadlines.lead')}>
        <Moment page={page} field="deadlines-preRegistrationClosesAt" />
        <Pair>
          <Day page={page} field="deadlines-groupRegistrationClosesOn" />
          <Count page={page} field="deadlines-groupMinimum" />
        </Pair>
        <Day page={page} field="deadlines-boothApplicationClosesOn" help={t('edition.wholeDay')} />
        <Moment page={page} field="deadlines-journalClosesAt" />
        <Moment page={page} field="deadlines-badgesCloseAt" />
      </Part>
    </>
  );
};

const Figures: PageComponent = ({ page }) => {
  const t = useT();
  return (
    <>
      <Part title={t('edition.figures')} lead={t('edition.figures.lead')}>
        <Pair>
          {figureKeys.map((key) => (
            <Count key={key} page={page} field={`figures-${key}`} />
          ))}
        </Pair>
      </Part>
      <Part title={t('edition.searches')} lead={t('edition.searches.lead')}>
        <Rows page={page} list="searches">
          {(index) => (
            <>
              <Line page={page} field={`searches-${index}-cn`} lang="zh-CN" />
              <Line page={page} field={`searches-${index}-en`} lang="en" />
            </>
          )}
        </Rows>
      </Part>
    </>
  );
};

const Quota: PageComponent = ({ page }) => {
  const t = useT();
  return (
    <Part title={t('edition.quota')} lead={t('edition.quota.lead')}>
      <Rows page={page} list="quota">
        {(index) => (
          <>
            <Count page={page} field={`quota-${index}-fromSquareMetres`} />
            <Count page={page} field={`quota-${index}-badges`} />
          </>
        )}
      </Rows>
    </Part>
  );
};

/** An address, and whether the site uses it; there is nothing to use where it is blank. */
function Address({ page, name }: { page: Page; name: (typeof addressKeys)[number] }) {
  const t = useT();
  const use = `addressUse-${name}`;
  return (
    <chakra.div display="grid" gap="2">
      <Line
        page={page}
        field={`addresses-${name}`}
        inputMode="url"
        help={name === 'mobileSite' ? t('edition.mobileSite.help') : undefined}
        isOptional
      />
      {(page.values[`addresses-${name}`] ?? '').trim() === '' ? null : (
        <Checkbox
          name={use}
          checked={page.values[use] !== 'false'}
          onChange={(event) => page.change(use, String(event.currentTarget.checked))}
        >
          {labelOf(t, use)}
        </Checkbox>
      )}
    </chakra.div>
  );
}

const Addresses: PageComponent = ({ page }) => {
  const t = useT();
  return (
    <Part title={t('edition.addresses')} lead={t('edition.addresses.lead')}>
      {addressKeys.map((key) => (
        <Address key={key} page={page} name={key} />
      ))}
    </Part>
  );
};

const Other: PageComponent = ({ page }) => {
  const t = useT();
  const end = 'flags-isVisitorEnd';
  const closed = 'flags-areBadgesClosed';
  return (
    <>
      <Part title={t('edition.flags')}>
        <SelectField
          form={page}
          name={end}
          label={labelOf(t, end)}
          help={t('edition.isVisitorEnd.help')}
          none={t('edition.isVisitorEnd.auto')}
          options={[
            { value: 'true', label: t('edition.isVisitorEnd.true') },
            { value: 'false', label: t('edition.isVisitorEnd.false') },
          ]}
        />
        <Checkbox
          name={closed}
          checked={page.values[closed] === 'true'}
          onChange={(event) => page.change(closed, String(event.currentTarget.checked))}
        >
          {t('edition.areBadgesClosed.long')}
        </Checkbox>
      </Part>
      <Part title={t('edition.messaging')} lead={t('edition.messaging.lead')}>
        <Line page={page} field={smsCountries} isOptional />
      </Part>
      <Part title={t('edition.contacts')}>
        {contactKeys.map((key) => (
          <Line key={key} page={page} field={`contacts-${key}`} type="email" />
        ))}
      </Part>
    </>
  );
};

/** The fields of each page of the form. */
export const pages: Record<Tab, PageComponent> = {
  names: Names,
  dates: Dates,
  figures: Figures,
  quota: Quota,
  addresses: Addresses,
  other: Other,
};
