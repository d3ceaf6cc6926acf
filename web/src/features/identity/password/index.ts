export { PasswordPanel as Component } from './password-panel';
