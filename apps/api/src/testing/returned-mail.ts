/** What a mail server returns when it could not deliver (RFC 3464), in the words of Postfix. `fields` of each address. */
export const returnedMail = ({ key, reports }: { key: string; reports: string[] }): string =>
  [
    'From: MAILER-DAEMON@mx.hospital.test (Mail Delivery System)',
    'Subject: Undelivered Mail Returned to Sender',
    'To: devolvidas@esteto.test',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    "I'm sorry to have to inform you that your message could not be delivered.",
    '',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.hospital.test',
    'Arrival-Date: Fri, 20 Nov 2026 12:00:00 -0300 (BRT)',
    '',
    reports.join('\n\n'),
    '',
    '--=_b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${key}@esteto>`,
    'Subject: NFS-e 118',
    '',
    '--=_b--',
    '',
  ].join('\r\n');

export const failedReport = (email: string, status: string, diagnostic: string): string =>
  [
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    `Status: ${status}`,
    'Remote-MTA: dns; mx.hospital.test',
    `Diagnostic-Code: smtp; ${diagnostic}`,
  ].join('\n');
