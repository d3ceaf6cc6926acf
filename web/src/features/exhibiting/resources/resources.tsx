import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useT } from '../../../i18n';
import { basePath, paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import { ExternalButton } from '../../../ui/external-link';

/** The fair's logo in its three forms, files of the site (CONST-061). */
const logos = ['general', 'chinese', 'english'] as const;

/** Logos for a company's own invitations and pages, and the way to everything else (EXH-148, EXH-149). */
export function Resources() {
  const t = useT();
  return (
    <Grid gap="8">
      <chakra.p color="quiet" maxWidth="text">
        {t('resources.lead')}
      </chakra.p>
      <Grid
        as="ul"
        listStyleType="none"
        gap="5"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(18rem, 1fr))' }}
      >
        {logos.map((id) => (
          <Flex as="li" key={id} direction="column" borderWidth="1px" borderRadius="card" overflow="hidden">
            {/* Dark letters on nothing: the ground stays light by night too. */}
            <Flex height="9rem" align="center" justify="center" px="6" bg="white">
              <chakra.img
                src={`${basePath}/logos/${id}.png`}
                alt=""
                loading="lazy"
                maxWidth="full"
                maxHeight="5rem"
              />
            </Flex>
            <Flex direction="column" align="start" gap="3" p="5" borderTopWidth="1px">
              <chakra.h2 fontSize="md" fontWeight="semibold">
                {t(`resources.${id}`)}
              </chakra.h2>
              <ExternalButton
                href={`${basePath}/logos/${id}.png`}
                icon="download"
                variant="outline"
                size="sm"
                aria-label={t('resources.open', { name: t(`resources.${id}`) })}
              >
                {t('resources.png')}
              </ExternalButton>
            </Flex>
          </Flex>
        ))}
      </Grid>
      <Flex
        gap="4"
        wrap="wrap"
        align="center"
        justify="space-between"
        p="5"
        borderRadius="card"
        bg="second.soft"
      >
        <chakra.p minWidth="0" flex="1 1 16rem">
          {t('resources.more')}
        </chakra.p>
        <ButtonLink to={paths.resourceCentre()} variant="outline">
          {t('resources.centre')}
        </ButtonLink>
      </Flex>
    </Grid>
  );
}
