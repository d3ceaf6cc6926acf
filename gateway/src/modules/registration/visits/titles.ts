/** Code of a form of address of somebody who would rather not say; nobody is addressed by it. */
export const UNSAID = '3';
