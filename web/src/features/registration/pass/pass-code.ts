/** Groups of four are read off a screen without losing the place: WXYZ-1234-ABCD. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
