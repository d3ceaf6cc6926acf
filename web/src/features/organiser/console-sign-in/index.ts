export { loadProviderReturn, type ProviderReturnView } from './load-provider-return';
export { ProviderReturn } from './provider-return';
export { SignIn } from './sign-in';
export { Welcome } from './welcome';
