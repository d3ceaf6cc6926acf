import { chakra } from '@chakra-ui/react';

/** Read aloud, not seen. */
export const VisuallyHidden = chakra('span', { base: { srOnly: true } });
