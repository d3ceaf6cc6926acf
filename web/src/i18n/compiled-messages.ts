import type { MessageFormatElement } from 'react-intl';

/** A text without placeholders is a string in a chunk, which is a third smaller for it (scripts/compile.ts). */
export type CompiledMessages = Record<string, string | MessageFormatElement[]>;
