export { PasswordResetPage } from './reset-page';
