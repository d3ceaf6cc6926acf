import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

// Codegen writes masked fragment types; this tells the client's types to read them.
declare module '@apollo/client' {
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
