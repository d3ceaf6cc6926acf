interface Parts {
  to?: string;
  action?: string;
  status?: string;
  diagnostic?: string;
  /** Type of the letter as a whole, without its boundary. */
  type?: string;
  /** Type of the part with the fields. */
  part?: string;
  /** Headers of the letter that is returned. */
  returned?: string;
}

/** A letter that did not arrive, as Postfix returns it (RFC 3464). */
export function bounceLetter({
  to = 'bounces@fair.example',
  action = 'failed',
  status = '5.1.1',
  diagnostic = 'smtp; 550 5.1.1 User unknown',
  type = 'multipart/report; report-type=delivery-status',
  part = 'message/delivery-status',
  returned = 'Subject: Hello',
}: Parts): string {
  return [
    'From: MAILER-DAEMON@mail.example.org (Mail Delivery System)',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    `Content-Type: ${type}; boundary="AB/mail"`,
    '',
    '--AB/mail',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'Your message could not be delivered.',
    '',
    '--AB/mail',
    'Content-Description: Delivery report',
    `Content-Type: ${part}`,
    '',
    'Reporting-MTA: dns; mail.example.org',
    'Arrival-Date: Thu, 26 Nov 2026 09:00:00 +0800',
    '',
    'Final-Recipient: rfc822; ada@example.org',
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.example.org',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--AB/mail',
    'Content-Type: text/rfc822-headers',
    '',
    returned,
    '',
    '--AB/mail--',
    '',
  ].join('\r\n');
}
