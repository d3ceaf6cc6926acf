import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Codegen writes masked fragment types; this tells the client's types to read them.
declare module '@apollo/client' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- only an interface merges with the client's own
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
