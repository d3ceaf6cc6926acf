import { Box, chakra, Flex } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useT } from '../i18n';
import { CarouselDots } from './carousel-dots';
import { CarouselSlides, type CarouselSlidesProps } from './carousel-slides';
import { IconButton } from './icon-button';
import { useCarousel } from './use-carousel';
import { toSlides, usePerSlide } from './use-per-slide';

interface CarouselProps<Item> extends CarouselSlidesProps<Item> {
  /** Name, for screen readers. */
  label: string;
  autoplay?: number;
  /** E.g. to pause a video that slides away. */
  onSlide?: (index: number) => void;
}

export function Carousel<Item>(props: CarouselProps<Item>) {
  const { label, items, perSlide, columns, gap = '5', renderItem, keyOf, autoplay, onSlide } = props;
  const t = useT();
  const size = usePerSlide(perSlide);
  const slides = toSlides(items, size);
  const { viewport, index, scrollTo, hold, stopped, setStopped } = useCarousel({
    count: slides.length,
    autoplay,
    onSlide,
  });
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
      <Box
        ref={viewport}
        m="-1"
        p="1"
        overflowX="auto"
        overflowY="hidden"
        overscrollBehaviorX="contain"
        scrollSnapType="x mandatory"
        css={{
          scrollPaddingInline: '1',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        <Flex gap={gap}>
          <CarouselSlides
            items={items}
            perSlide={perSlide}
            columns={columns}
            gap={gap}
            renderItem={renderItem}
            keyOf={keyOf}
            size={size}
            index={index}
          />
        </Flex>
      </Box>
      {slides.length > 1 ? (
        <Flex align="center" justify="center" gap={{ base: '1', md: '2' }} mt="5">
          {autoplay ? (
            <IconButton
              icon={stopped ? 'play' : 'pause'}
              label={t(stopped ? 'ui.carousel.play' : 'ui.carousel.pause')}
              onClick={() => setStopped(!stopped)}
            />
          ) : null}
          <IconButton
            icon="chevronLeft"
            label={t('ui.carousel.previous')}
            disabled={index === 0}
            onClick={() => go(index - 1)}
          />
          <CarouselDots slides={slides.map((slide) => keyOf(slide[0]))} index={index} onGo={go} />
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
