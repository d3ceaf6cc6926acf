import { chakra, Grid } from '@chakra-ui/react';
import { useT } from '../../i18n';
import { Icon, type IconName } from '../../ui/icon';

/** What groups get, as specified (VC-086). */
const benefits = [
  ['pass', 'ticket'],
  ['brochure', 'file'],
  ['gift', 'heart'],
  ['photo', 'image'],
  ['dropOff', 'pin'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Benefits() {
  const t = useT();
  return (
    <section aria-labelledby="group-benefits">
      <chakra.h2 id="group-benefits" fontSize="lg" mb="4">
        {t('groups.benefits')}
      </chakra.h2>
      <Grid
        as="ul"
        listStyleType="none"
        gap="3"
        templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
      >
        {benefits.map(([name, icon]) => (
          <chakra.li
            key={name}
            display="flex"
            alignItems="center"
            gap="3"
            p="4"
            borderWidth="1px"
            borderRadius="control"
          >
            <Icon name={icon} color="accent" />
            {t(`groups.benefit.${name}`)}
          </chakra.li>
        ))}
      </Grid>
    </section>
  );
}
