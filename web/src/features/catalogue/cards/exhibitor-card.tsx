import type { FragmentType } from '@apollo/client';
import { chakra } from '@chakra-ui/react';
import { countryName, otherLanguageOf, useLang } from '../../../i18n';
import { inARow } from '../../../lib/in-a-row';
import { paths } from '../../../lib/paths';
import { Card, CardBody, CardTitle } from '../../../ui/card';
import { CardLink } from '../../../ui/card-link';
import { Picture } from '../../../ui/picture';
import { ExhibitorHeart } from '../../favourites';
import { useBoothText } from '../booth-facts';
import { cardHeart } from './card-heart';
import { type ExhibitorCardFragment, useExhibitorCardFragment } from './exhibitor-card.generated';

export interface ExhibitorCardProps {
  exhibitor: FragmentType<ExhibitorCardFragment>;
  eager?: boolean;
  /** `h2` where the cards stand right below the page's title. */
  titleAs?: 'h2' | 'h3';
}

/** An exhibitor by logo and name; all of it opens the supplier's page (DIR-016, DIR-073, DIR-074). */
export function ExhibitorCard({ exhibitor, eager, titleAs = 'h3' }: ExhibitorCardProps) {
  const boothText = useBoothText();
  const lang = useLang();
  const card = useExhibitorCardFragment(exhibitor);
  const { id, name, tags, logoUrl, boothNumber, countryCode } = card;
  return (
    <Card>
      <chakra.div borderBottomWidth="1px">
        <Picture
          sizes={{ base: '50vw', md: '33vw', lg: '25vw', xl: '300px' }}
          src={logoUrl}
          alt=""
          seed={id}
          ratio={2}
          fit="contain"
          eager={eager ?? false}
        />
      </chakra.div>
      <CardBody p={{ base: '3', md: '4' }}>
        <CardTitle as={titleAs} fontSize={{ base: 'sm', md: 'md' }}>
          <CardLink to={paths.supplierDetail(id)}>{name}</CardLink>
        </CardTitle>
        <chakra.p color="quiet" fontSize="sm" lineClamp={1}>
          {/* The booth first: in a narrow card the country is what gives way. */}
          {inARow([boothText(boothNumber), countryName(countryCode, lang)])}
        </chakra.p>
        <chakra.p color="quiet" fontSize="sm" lineClamp={1} lang={otherLanguageOf(tags.join(' '), lang)}>
          {inARow(tags.slice(0, 3))}
        </chakra.p>
      </CardBody>
      <ExhibitorHeart exhibitor={card} name={name} {...cardHeart} />
    </Card>
  );
}
