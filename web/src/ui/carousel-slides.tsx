import { Box, Grid, type GridProps } from '@chakra-ui/react';
import { memo, type ReactNode } from 'react';
import { useT } from '../i18n';
import { type PerSlide, toSlides } from './use-per-slide';

export interface CarouselSlidesProps<Item> {
  items: readonly Item[];
  /** A slide is a page of so many items. */
  perSlide: PerSlide;
  /** Columns of the grid on a slide. */
  columns: GridProps['templateColumns'];
  gap?: GridProps['gap'];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
}

interface AsShown {
  /** `perSlide` on this screen. */
  size: number;
  /** The slide that is seen. */
  index: number;
}

/** A server sends the desktop's slide: until the browser has counted, a smaller screen shows as many as will stand. */
function withinScreen(perSlide: PerSlide) {
  if (typeof perSlide === 'number') return {};
  const { base, md, lg } = perSlide;
  return {
    [`& > :nth-of-type(n + ${base + 1})`]: { mdDown: { display: 'none' } },
    ...(md < lg ? { [`& > :nth-of-type(n + ${md + 1})`]: { lgDown: { display: 'none' } } } : {}),
  };
}

function Slides<Item>(props: CarouselSlidesProps<Item> & AsShown): ReactNode {
  const { items, perSlide, columns, gap, renderItem, keyOf, size, index } = props;
  const t = useT();
  const slides = toSlides(items, size);
  return slides.map((slide, at) => (
    <Grid
      key={keyOf(slide[0])}
      role="group"
      aria-roledescription={t('ui.carousel.slide')}
      aria-label={t('ui.carousel.position', { position: at + 1, count: slides.length })}
      // Off-screen slides take no focus and are not read.
      inert={at !== index}
      flex="0 0 100%"
      scrollSnapAlign="start"
      scrollSnapStop="always"
      minWidth="0"
      alignContent="start"
      templateColumns={columns}
      gap={gap}
      css={withinScreen(perSlide)}
    >
      {slide.map((item, position) => (
        <Box key={keyOf(item)} minWidth="0" display="grid">
          {renderItem(item, at * size + position)}
        </Box>
      ))}
    </Grid>
  ));
}

/**
 * All that a carousel holds: drawn again only when it is another, not with every button around it.
 * `memo` forgets that a component is generic.
 */
export const CarouselSlides = memo(Slides) as typeof Slides;
