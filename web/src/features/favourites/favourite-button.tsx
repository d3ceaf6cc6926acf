import type { FragmentType } from '@apollo/client';
import type { FavouriteKind } from '../../gql/types';
import { useT } from '../../i18n';
import { IconButton, type IconButtonProps } from '../../ui/icon-button';
import {
  type ExhibitorFavouriteFragment,
  type ProductFavouriteFragment,
  useExhibitorFavouriteFragment,
  useProductFavouriteFragment,
} from './favourites.generated';
import { useAddFavourite } from './use-add-favourite';

interface Named extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Name of the thing, so that the hearts of a list differ for screen readers. */
  name: string;
}

interface HeartProps extends Named {
  kind: FavouriteKind;
  thing: { id: string; isFavourite: boolean };
}

/** Filled for what is marked, in words too (DIR-031, DIR-046, DIR-088). */
function Heart({ kind, thing, name, ...rest }: HeartProps) {
  const t = useT();
  const add = useAddFavourite(kind);
  const { isFavourite } = thing;
  return (
    <IconButton
      icon="heart"
      filled={isFavourite}
      label={t(isFavourite ? 'favourites.marked' : 'favourites.add', { name })}
      onClick={() => void add(thing)}
      {...rest}
      {...(isFavourite ? { color: 'accent' } : {})}
    />
  );
}

/** The heart of a product. */
export function ProductHeart({
  product,
  ...rest
}: Named & { product: FragmentType<ProductFavouriteFragment> }) {
  return <Heart kind="PRODUCT" thing={useProductFavouriteFragment(product)} {...rest} />;
}

/** The heart of an exhibitor. */
export function ExhibitorHeart({
  exhibitor,
  ...rest
}: Named & { exhibitor: FragmentType<ExhibitorFavouriteFragment> }) {
  return <Heart kind="EXHIBITOR" thing={useExhibitorFavouriteFragment(exhibitor)} {...rest} />;
}
