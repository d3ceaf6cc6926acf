/** For an identity whose tests use no keys of programs. */
export const noKeys = {
  isKey: () => false,
  accountOf: async (): Promise<never> => {
    throw new Error('no key is used here');
  },
};
