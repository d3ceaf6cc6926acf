import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  label: string;
  size?: string;
  /** Drawn at once: on what is printed, perhaps before it was scrolled to. */
  eager?: boolean;
}

/** A QR code as one path. The encoder is loaded when a code comes near the screen; its place is kept until then. */
export function QrCode({ text, label, size = '112px', eager = false }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ path: string; modules: number }>();
  const place = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    let wanted = true;
    const draw = async () => {
      const { encode } = await import('uqr');
      if (!wanted) return;
      const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
      const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('');
      setDrawn({ path, modules });
    };
    if (eager) {
      void draw();
      return () => {
        wanted = false;
      };
    }
    const nearby = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        nearby.disconnect();
        void draw();
      },
      { rootMargin: '100px' },
    );
    nearby.observe(place.current);
    return () => {
      wanted = false;
      nearby.disconnect();
    };
  }, [text, eager]);
  return (
    <chakra.svg
      ref={place}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${drawn?.modules ?? 29} ${drawn?.modules ?? 29}`}
      bg="white"
      borderRadius="control"
      shapeRendering="crispEdges"
      flexShrink={0}
    >
      {drawn ? <path d={drawn.path} fill="#07152A" /> : null}
    </chakra.svg>
  );
}
