import type { FragmentType } from '@apollo/client';
import { useRef } from 'react';
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
import { useRemoveFavourite } from './use-remove-favourite';

interface Named extends Omit<IconButtonProps, 'icon' | 'label' | 'onClick'> {
  /** Name of the thing, so that the hearts of a list differ for screen readers. */
  name: string;
}

interface HeartProps extends Named {
  kind: FavouriteKind;
  thing: { id: string; isFavourite: boolean };
}

/** Filled for what is marked, in words too (DIR-031, DIR-046, DIR-088); pressed again it takes the mark off. */
function Heart({ kind, thing, name, ...rest }: HeartProps) {
  const t = useT();
  const add = useAddFavourite(kind);
  const remove = useRemoveFavourite(kind);
  const { id, isFavourite } = thing;
  /** The server hears one wish at a time: two under way could arrive in either order. */
  const isUnderWay = useRef(false);
  const toggle = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await (isFavourite ? remove({ id, name }) : add(id));
    isUnderWay.current = false;
  };
  return (
    <IconButton
      icon="heart"
      filled={isFavourite}
      label={t(isFavourite ? 'favourites.marked' : 'favourites.add', { name })}
      onClick={() => void toggle()}
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
