import { chakra, HStack, type StackProps } from '@chakra-ui/react';

/** The mark: three cores in an armoured sheath, simple enough for 16 px. */
export function LogoMark({ size = '28px' }: { size?: string }) {
  return (
    <chakra.svg viewBox="0 0 32 32" width={size} height={size} aria-hidden flexShrink={0} display="block">
      <circle cx="16" cy="16" r="14.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <circle cx="16" cy="9.9" r="4.4" fill="#D98746" />
      <circle cx="10.7" cy="19.1" r="4.4" fill="#F0A66B" />
      <circle cx="21.3" cy="19.1" r="4.4" fill="#3FB8AF" />
    </chakra.svg>
  );
}

/** A name, the same in every language. */
const productName = 'Wirefair';

export function Logo(props: StackProps) {
  return (
    <HStack gap="2.5" {...props}>
      <LogoMark />
      <chakra.span fontSize="xl" fontWeight="bold" letterSpacing="tight" lineHeight="none">
        {productName}
      </chakra.span>
    </HStack>
  );
}
