import type { PossibleTypesMap } from '@apollo/client/cache';

// Written by codegen. Reading it by pattern keeps the client buildable before the first codegen run.
const generated = import.meta.glob<{ possibleTypes: PossibleTypesMap }>('../gql/possible-types.ts', {
  eager: true,
  import: 'default',
});

/** Members of every interface and union: without them fragments on unions lose their fields. */
export const possibleTypes: PossibleTypesMap = Object.values(generated)[0]?.possibleTypes ?? {};
