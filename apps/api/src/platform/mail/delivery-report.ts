import type { ServerReply } from '@esteto/domain/billing/invoice-email/delivery-problem';
import PostalMime from 'postal-mime';
import { keysIn } from './mail.ts';

/** A message of ours that did not arrive at these addresses. */
export type DeliveryReport = { key: string; failures: { email: string; said: ServerReply }[] };

/**
 * Reads what a mail server returns (RFC 3464): which of our messages, and whom it did not reach for good. Null for any other message: answers
 * of people, notices of absence, reports that a message is only late.
 */
export const readDeliveryReport = async (raw: string): Promise<DeliveryReport | null> => {
  const email = await PostalMime.parse(raw, { forceRfc822Attachments: true, attachmentEncoding: 'utf8' }).catch(() => null);
  if (!email) return null;
  const textOf = (mime: RegExp): string =>
    email.attachments
      .filter(({ mimeType }) => mime.test(mimeType))
      .map(({ content }) => String(content))
      .join('\n\n');
  const report = textOf(/^message\/(global-)?delivery-status$/i);
  if (report === '') return null;
  const [ours, ...recipients] = groupsIn(report);
  const returned = textOf(/^(message\/rfc822|message\/global|text\/rfc822-headers|message\/global-headers)$/i);
  const key = keysIn(returned)[0] ?? envelopeId(ours);
  const failures = recipients.filter((fields) => fields.get('action')?.toLowerCase() === 'failed').map(failureIn);
  return key && failures.length > 0 ? { key, failures } : null;
};

type Fields = Map<string, string>;

/** Groups of 'Name: value' lines with a blank line between them; a line that begins with a space goes on with the one before. */
const groupsIn = (report: string): Fields[] =>
  report
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => group.replaceAll(/\n[ \t]+/g, ' '))
    .filter((group) => group.trim() !== '')
    .map((group) => new Map(group.split('\n').flatMap(fieldIn)));

const fieldIn = (line: string): [string, string][] => {
  const colon = line.indexOf(':');
  return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
};

/** The address that we wrote to, rather than where it was forwarded. */
const failureIn = (fields: Fields): DeliveryReport['failures'][number] => ({
  email: afterType(fields.get('original-recipient') ?? fields.get('final-recipient')).toLowerCase(),
  said: { status: fields.get('status') ?? null, text: afterType(fields.get('diagnostic-code')) },
});

/** 'rfc822; ana@hospital.test' without its type. */
const afterType = (value = ''): string => value.slice(value.indexOf(';') + 1).trim();

/** The id that we gave the envelope, where the server knows of such (RFC 3461). */
const envelopeId = (fields: Fields | undefined): string | null => {
  const id = fields?.get('original-envelope-id') ?? '';
  return /^[\w-]{1,100}$/.test(id) ? id : null;
};
