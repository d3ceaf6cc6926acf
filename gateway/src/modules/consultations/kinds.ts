/** The REST calls' codes of kinds. */
export const typeOfKind = { EXHIBITOR: 1, BUYER_POST: 2, PRODUCT: 3 } as const;
export type ConsultationKind = keyof typeof typeOfKind;

export const kindOfType = { 1: 'EXHIBITOR', 2: 'BUYER_POST', 3: 'PRODUCT' } as const;
