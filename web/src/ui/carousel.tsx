import { Box, chakra, Flex, Grid, type GridProps } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useT } from '../i18n';
import { CarouselDots } from './carousel-dots';
import { IconButton } from './icon-button';
import { useCarousel } from './use-carousel';
import { type PerSlide, toSlides, usePerSlide } from './use-per-slide';

interface CarouselProps<Item> {
  /** Name, for screen readers. */
  label: string;
  items: readonly Item[];
  /** A slide is a page of so many items. */
  perSlide: PerSlide;
  /** Columns of the grid on a slide. */
  columns: GridProps['templateColumns'];
  gap?: GridProps['gap'];
  renderItem: (item: Item, index: number) => ReactNode;
  keyOf: (item: Item) => string;
  autoplay?: number;
  /** E.g. to pause a video that slides away. */
  onSlide?: (index: number) => void;
}

export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, perSlide, columns, gap = '5', renderItem, keyOf, autoplay, onSlide } = props;
  const t = useT();
  const size = usePerSlide(perSlide);
  const slides = toSlides(items, size);
  const { viewport, index, scrollTo, hold } = useCarousel({ autoplay, onSlide });
  const go = (target: number) => scrollTo(Math.min(Math.max(target, 0), slides.length - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Arrow keys inside a text field belong to the field, in a player they wind.
    if (!step || event.target instanceof HTMLInputElement || event.target instanceof HTMLMediaElement) return;
    event.preventDefault();
    go(index + step);
  };
  return (
    <chakra.section
      aria-roledescription={t('ui.carousel.role')}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...hold}
    >
      {/* Room for focus rings and card borders inside the clip. */}
      <Box ref={viewport} overflow="hidden" m="-1" p="1">
        <Flex gap={gap}>
          {slides.map((slide, at) => (
            <Grid
              key={keyOf(slide[0] as Item)}
              role="group"
              aria-roledescription={t('ui.carousel.slide')}
              aria-label={t('ui.carousel.position', { position: at + 1, count: slides.length })}
              // Off-screen slides take no focus and are not read.
              inert={at !== index}
              flex="0 0 100%"
              minWidth="0"
              alignContent="start"
              templateColumns={columns}
              gap={gap}
            >
              {slide.map((item, position) => (
                <Box key={keyOf(item)} minWidth="0" display="grid">
                  {renderItem(item, at * size + position)}
                </Box>
              ))}
            </Grid>
          ))}
        </Flex>
      </Box>
      {slides.length > 1 ? (
        <Flex align="center" justify="center" gap={{ base: '1', md: '2' }} mt="5">
          <IconButton
            icon="chevronLeft"
            label={t('ui.carousel.previous')}
            disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          <CarouselDots slides={slides.map((slide) => keyOf(slide[0] as Item))} index={index} onGo={go} />
          <IconButton
            icon="chevronRight"
            label={t('ui.carousel.next')}
            disabled={index === slides.length - 1}
            onClick={() => go(index + 1)}
          />
        </Flex>
      ) : null}
    </chakra.section>
  );
}
