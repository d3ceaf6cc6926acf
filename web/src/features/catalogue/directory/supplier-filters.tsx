import { chakra } from '@chakra-ui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { countryName, useLang, useT } from '../../../i18n';
import { Select } from '../../../ui/select';
import { useComingQuery } from '../../../ui/use-coming-query';
import { type DirectoryAddress, directoryPath, readDirectoryAddress } from './address';
import { useExhibitorPlacesQuery } from './directory.generated';

const noChanges = () => () => {};

/** The entries of a list; what the address names stands there too where nobody is. */
const withChosen = (entries: { value: string; label: string }[], chosen: string, label: string) =>
  chosen === '' || entries.some(({ value }) => value === chosen)
    ? entries
    : [...entries, { value: chosen, label }];

/** Suppliers of a hall, of a country, or both; the address says which. */
export function SupplierFilters() {
  const t = useT();
  const lang = useLang();
  const navigate = useNavigate();
  const address = readDirectoryAddress(useComingQuery());
  // Without the places the list works as well: their failure is only logged.
  const { data, error } = useExhibitorPlacesQuery({});
  useEffect(() => {
    if (error) console.warn('halls and countries did not load', error);
  }, [error]);
  // A served page has the chosen entries alone: names of countries differ between server and browser.
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  const places = isHydrating ? undefined : data?.exhibitorPlaces;
  const { hall, country } = address;
  const counted = (name: string, count: number) => t('catalogue.placeCount', { name, count });
  const halls = (places?.halls ?? []).map((place) => ({
    value: place.hall,
    label: counted(place.hall, place.totalCount),
  }));
  const countries = (places?.countries ?? []).map((place) => ({
    value: place.countryCode,
    label: counted(countryName(place.countryCode, lang), place.totalCount),
  }));
  const show = (changed: Partial<DirectoryAddress>) =>
    void navigate(directoryPath('supplier', { ...address, ...changed, page: 1 }));
  const options = (all: string, entries: { value: string; label: string }[]) => (
    <>
      <option value="">{all}</option>
      {entries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
  return (
    <chakra.div
      role="group"
      aria-label={t('catalogue.filter')}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: '200px 280px' }}
      gap="3"
      mb={{ base: '4', md: '5' }}
    >
      <Select
        aria-label={t('catalogue.hall')}
        // The address says what is chosen: the browser is not to fill in what it remembers of the page before.
        autoComplete="off"
        value={hall}
        onChange={(event) => show({ hall: event.currentTarget.value })}
      >
        {options(t('catalogue.allHalls'), withChosen(halls, hall, hall))}
      </Select>
      <Select
        aria-label={t('catalogue.country')}
        autoComplete="off"
        value={country}
        onChange={(event) => show({ country: event.currentTarget.value })}
      >
        {options(
          t('catalogue.allCountries'),
          withChosen(countries, country, country && countryName(country, lang)),
        )}
      </Select>
    </chakra.div>
  );
}
