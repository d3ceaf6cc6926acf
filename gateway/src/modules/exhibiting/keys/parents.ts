/** Whose company it is, is what the request's key says. */
export type OwnCompanyParent = { isOfKey: true };
