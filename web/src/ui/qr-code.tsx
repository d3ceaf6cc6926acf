import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

interface QrCodeProps {
  /** What a scanner reads. */
  text: string;
  label: string;
  size?: string;
}

/** A QR code as one path. The encoder is loaded when the first code is shown; its place is kept until then. */
export function QrCode({ text, label, size = '112px' }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ path: string; modules: number }>();
  useEffect(() => {
    let wanted = true;
    void import('uqr').then(({ encode }) => {
      if (!wanted) return;
      const { data, size: modules } = encode(text, { ecc: 'M', border: 2 });
      const path = data
        .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
        .join('');
      setDrawn({ path, modules });
    });
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <chakra.svg
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
