// Both functions cast: TypeScript declares that toLowerCase and toUpperCase return a string, whatever they are given.

/** A GraphQL enum value as the REST contract's code, which is the same word in small letters. */
export const codeOf = <T extends string>(value: T): Lowercase<T> => value.toLowerCase() as Lowercase<T>;

/** A code of the REST contract as the GraphQL enum value, which is the same word in capital letters. */
export const valueOf = <T extends string>(code: T): Uppercase<T> => code.toUpperCase() as Uppercase<T>;
