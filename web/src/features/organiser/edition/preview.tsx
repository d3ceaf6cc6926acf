import { chakra } from '@chakra-ui/react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { formatDate, formatDateRange, formatDateTime, formatNumber, useLang, useT } from '../../../i18n';
import { DOT } from '../../../lib/in-a-row';
import { daysUntil } from '../../../lib/countdown';
import { toWebAddress } from '../../../lib/web-address';
import { FactList } from '../../../ui/fact-list';
import { Icon } from '../../../ui/icon';
import { Tag } from '../../../ui/tag';
import type { SettledEditionFragment } from './edition.generated';
import { labelOf } from './labels';
import {
  addressKeys,
  dayKeys,
  daysOf,
  figureKeys,
  momentKeys,
  rowCount,
  smsCountries,
  type Tab,
  type Values,
  valuesOf,
} from './values';

interface Shown {
  /** Of the page that is edited, unsaved; of the others as they are stored. */
  value: (field: string) => string;
  values: Values;
  now: Date;
}

const dash = '–';

/** The head of the site: name, days and place, and how long it is until then. */
function Head({ value, now }: Shown) {
  const t = useT();
  const lang = useLang();
  const said = (path: string) => value(`${path}-${lang === 'ZH' ? 'cn' : 'en'}`);
  const [opensOn, closesOn] = [value('dates-opensOn'), value('dates-closesOn')];
  const days = daysOf(opensOn, closesOn);
  return (
    <>
      <chakra.div bg="navy.950" color="onNavy" borderRadius="card" p="5" data-on-navy="">
        <chakra.p fontSize="lg" fontWeight="semibold" lineHeight="1.35" textWrap="balance">
          {said('names-name')}
        </chakra.p>
        <chakra.p color="onNavy.quiet" mt="2">
          {days.length > 0 ? formatDateRange(opensOn, closesOn, lang) + DOT : ''}
          {said('names-venue')}
        </chakra.p>
        {days.length > 0 ? (
          <chakra.p mt="4" fontWeight="semibold" data-countdown="">
            {t('edition.countdown', { days: daysUntil(opensOn, now) })}
          </chakra.p>
        ) : null}
      </chakra.div>
      <chakra.p color="quiet" fontSize="sm" mt="3">
        {said('names-city') + DOT + said('names-organiser')}
      </chakra.p>
    </>
  );
}

function Until({ value, now }: Shown) {
  const t = useT();
  const lang = useLang();
  const until = (text: string, isMoment: boolean): ReactNode => {
    const end = new Date(isMoment ? `${text.replace(' ', 'T')}+08:00` : `${text}T23:59:59+08:00`);
    if (Number.isNaN(end.getTime())) return dash;
    return (
      <>
        {isMoment ? formatDateTime(end, lang) : formatDate(text, lang)}
        {now > end ? (
          <Tag tone="rejected" ml="2">
            <Icon name="lock" size="14px" />
            {t('edition.over')}
          </Tag>
        ) : null}
      </>
    );
  };
  return (
    <FactList
      facts={[
        ...momentKeys.map((key) => ({ key, isMoment: true })),
        ...dayKeys.map((key) => ({ key, isMoment: false })),
      ].map(({ key, isMoment }) => ({
        label: labelOf(t, `deadlines-${key}`),
        value: until(value(`deadlines-${key}`), isMoment),
      }))}
    />
  );
}

function Time(shown: Shown) {
  const t = useT();
  const lang = useLang();
  const { value } = shown;
  const days = daysOf(value('dates-opensOn'), value('dates-closesOn'));
  return (
    <>
      <Head {...shown} />
      <chakra.div mt="5">
        <FactList
          facts={days.map((day, index) => ({
            label: formatDate(day, lang),
            value: `${value(`dates-visitorHours-${index}-from`)}${dash}${value(`dates-visitorHours-${index}-to`)}`,
          }))}
        />
      </chakra.div>
      <chakra.h3 fontSize="sm" color="quiet" mt="6" mb="2">
        {t('edition.beijingTime')}
      </chakra.h3>
      <Until {...shown} />
    </>
  );
}

function Counters({ value, values }: Shown) {
  const t = useT();
  const lang = useLang();
  return (
    <>
      <chakra.dl
        display="grid"
        gridTemplateColumns="1fr 1fr"
        borderWidth="1px"
        borderRadius="card"
        overflow="hidden"
      >
        {figureKeys.map((key) => (
          <chakra.div
            key={key}
            display="flex"
            flexDirection="column"
            p="4"
            mt="-1px"
            ml="-1px"
            borderTopWidth="1px"
            borderLeftWidth="1px"
          >
            <chakra.dt order={1} color="quiet" fontSize="sm">
              {labelOf(t, `figures-${key}`)}
            </chakra.dt>
            <chakra.dd fontSize="xl" fontWeight="bold">
              {/^\d+$/.test(value(`figures-${key}`)) ? formatNumber(Number(value(`figures-${key}`))) : dash}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="2" mt="5">
        {Array.from({ length: rowCount(values, 'searches') }, (_, index) => (
          <li key={index}>
            <Tag>{value(`searches-${index}-${lang === 'ZH' ? 'cn' : 'en'}`) || dash}</Tag>
          </li>
        ))}
      </chakra.ul>
    </>
  );
}

function Bands({ value, values }: Shown) {
  const t = useT();
  // What is not typed yet is no band.
  const bands = Array.from({ length: rowCount(values, 'quota') }, (_, index) => ({
    from: Number(value(`quota-${index}-fromSquareMetres`)),
    count: Number(value(`quota-${index}-badges`)),
  })).filter(({ from, count }) => from > 0 && count > 0);
  return (
    <FactList
      facts={bands.map(({ from, count }, index) => {
        const next = bands[index + 1];
        return {
          label: next ? t('edition.band', { from, to: next.from - 1 }) : t('edition.band.last', { from }),
          value: t('edition.badges', { count }),
        };
      })}
    />
  );
}

/** The name of a server, which breaks before its dots where it is longer than its line. */
function Host({ name }: { name: string }) {
  return name.split(/(?=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}

function Links({ value }: Shown) {
  const t = useT();
  const said = (host: string | undefined, isUsed: boolean) =>
    host && isUsed ? (
      <Host name={host} />
    ) : (
      <chakra.span color="quiet">{t(host ? 'edition.notUsed' : 'edition.notOpen')}</chakra.span>
    );
  return (
    <FactList
      facts={addressKeys.map((key) => ({
        label: labelOf(t, `addresses-${key}`),
        value: said(toWebAddress(value(`addresses-${key}`))?.host, value(`addressUse-${key}`) !== 'false'),
      }))}
    />
  );
}

function Switched({ value, now }: Shown) {
  const t = useT();
  const badgesEnd = new Date(`${value('deadlines-badgesCloseAt').replace(' ', 'T')}+08:00`);
  const areClosed = value('flags-areBadgesClosed') === 'true' || now >= badgesEnd;
  const end = value('flags-isVisitorEnd');
  const setEnd = end === 'true' ? 'edition.end.true' : 'edition.end.false';
  return (
    <chakra.ul display="grid" gap="4" listStyleType="none">
      <li>{t(end === '' ? 'edition.end.auto' : setEnd)}</li>
      <li>
        {areClosed
          ? t('edition.badges.closed', { email: value('contacts-badgesContactEmail') })
          : t('edition.badges.open')}
      </li>
      <li>{t('edition.sms', { countries: value(smsCountries) || dash })}</li>
      <li>{t('edition.manual', { email: value('contacts-servicesContactEmail') })}</li>
    </chakra.ul>
  );
}

const previews: Record<Tab, ComponentType<Shown>> = {
  names: Head,
  dates: Time,
  figures: Counters,
  quota: Bands,
  addresses: Links,
  other: Switched,
};

interface PreviewProps {
  tab: Tab;
  values: Values;
  edition: SettledEditionFragment;
  now: Date;
}

/** What the site would show of a page of settings, drawn from what stands in the form. */
export function Preview({ tab, values, edition, now }: PreviewProps) {
  const t = useT();
  const stored = {
    ...valuesOf(edition, 'names'),
    ...valuesOf(edition, 'dates'),
    ...valuesOf(edition, 'other'),
  };
  const Shown = previews[tab];
  return (
    <chakra.aside
      aria-label={t('edition.preview')}
      position={{ xl: 'sticky' }}
      top="5.5rem"
      minWidth="0"
      maxWidth="form"
      bg="raised"
      borderRadius="card"
      p="5"
    >
      <chakra.h2 fontSize="md" mb="1">
        {t('edition.preview')}
      </chakra.h2>
      <chakra.p color="quiet" fontSize="sm" mb="4">
        {t('edition.preview.lead')}
      </chakra.p>
      <Shown value={(field) => values[field] ?? stored[field] ?? ''} values={values} now={now} />
    </chakra.aside>
  );
}
