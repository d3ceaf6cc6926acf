import type { Bilingual } from '../../../../http/language.ts';

/** How the staff's identity provider is reached (OpenID Connect), and what it is called on the site. */
export interface ProviderSettings {
  /** As the provider's own metadata names it, like https://login.example.org. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Stands in the button of the login and in messages. */
  name: Bilingual;
  /** Whether passwords are turned off, so that the staff log in by the provider alone. */
  isRequired: boolean;
  /** Longest wait for the provider in one call, milliseconds; 5000 unless told. */
  patienceMs?: number;
}
