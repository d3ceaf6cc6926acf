import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Codegen writes masked fragment types; this tells the client's types to read them.
declare module '@apollo/client' {
  // An interface is what merges with the client's own declaration, and it adds nothing to it.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
