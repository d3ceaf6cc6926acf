import { generate } from 'selfsigned';

/** Names under which a browser of this machine comes. */
const NAMES = [
  { type: 2, value: 'localhost' },
  { type: 7, ip: '127.0.0.1' },
];

const made = (name, extensions, ca) =>
  generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions,
    ...(ca ? { ca } : {}),
  });

/** An authority of one set-up, and the certificate of its edge that it has signed, all as PEM. */
export async function makeCertificates() {
  const authority = await made('Wirefair on this machine', [
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
  ]);
  const site = await made(
    '127.0.0.1',
    [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      { name: 'subjectAltName', altNames: NAMES },
    ],
    { cert: authority.cert, key: authority.private },
  );
  return { authority: authority.cert, certificate: site.cert, key: site.private };
}
