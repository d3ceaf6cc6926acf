import { chakra, Flex } from '@chakra-ui/react';
import { useT } from '../i18n';

/** As many dots as stand in one row of a phone of 320 px, and of a desktop. */
const mostOnPhone = 7;
const mostAnywhere = 14;

/** The narrowest screen whose row has room for that many dots. */
function narrowestFor(count: number): 'base' | 'md' | null {
  if (count <= mostOnPhone) return 'base';
  return count <= mostAnywhere ? 'md' : null;
}

interface CarouselDotsProps {
  /** Key of each slide. */
  slides: readonly string[];
  index: number;
  onGo: (target: number) => void;
}

/** A dot for each slide; where there are too many for the row, '3 / 22' in their place. */
export function CarouselDots({ slides, index, onGo }: CarouselDotsProps) {
  const t = useT();
  const count = slides.length;
  const dotsFrom = narrowestFor(count);
  return (
    <>
      {dotsFrom ? (
        <Flex
          gap={{ base: '0', md: '1' }}
          display={dotsFrom === 'md' ? { base: 'none', md: 'flex' } : 'flex'}
        >
          {slides.map((key, at) => (
            <chakra.button
              key={key}
              type="button"
              aria-label={t('ui.carousel.position', { position: at + 1, count })}
              aria-current={at === index}
              onClick={() => onGo(at)}
              display="grid"
              placeItems="center"
              width="6"
              height="8"
              _before={{
                content: '""',
                display: 'block',
                width: at === index ? '5' : '2',
                height: '2',
                borderRadius: 'full',
                bg: at === index ? 'accent' : 'line.strong',
                transition: 'width 200ms',
              }}
            />
          ))}
        </Flex>
      ) : null}
      {dotsFrom === 'base' ? null : (
        <chakra.span
          color="quiet"
          fontSize="sm"
          data-numeric=""
          minWidth="4.5rem"
          textAlign="center"
          display={dotsFrom === 'md' ? { base: 'inline', md: 'none' } : 'inline'}
        >
          {t('ui.carousel.count', { position: index + 1, count })}
        </chakra.span>
      )}
    </>
  );
}
