/** An authority, and the certificate with its key that it has signed for 127.0.0.1 and localhost, all as PEM. */
export interface Certificates {
  authority: string;
  certificate: string;
  key: string;
}

export function makeCertificates(): Promise<Certificates>;
