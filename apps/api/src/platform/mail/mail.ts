import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerReply } from '@esteto/domain/billing/invoice-email/delivery-problem';
import { createTransport, type SentMessageInfo } from 'nodemailer';

export type Message = {
  to: string | string[];
  subject: string;
  text: string;
  /** The same in the product's look. */
  html: string;
  replyTo?: string | undefined;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** One of several addresses that the server would not take; the others got the message. */
export type Refusal = { email: string; said: ServerReply };

/** Sends by SMTP when it is set; otherwise messages become .eml files in the outbox folder. Called from jobs, which retry. */
export type Mail = {
  /** Rejects when nobody got it. */
  send(message: Message, key: string): Promise<Refusal[]>;
  outbox: string | null;
};

type MailParts = { smtpUrl: string | null; from: string; returnPath?: string | null; dataDir: string };

export const createMail = ({ smtpUrl, from, returnPath = null, dataDir }: MailParts): Mail => {
  /** The key makes a retry recognisable to the receiving server as the same message, and what comes back as ours. */
  const addressed = ({ to, ...message }: Message, key: string) => ({
    from,
    to,
    ...message,
    messageId: `<${key}@${MESSAGE_HOST}>`,
    ...(returnPath && { envelope: { from: returnPath, to } }),
  });
  if (smtpUrl) {
    const transport = createTransport(patiently(smtpUrl));
    return {
      outbox: null,
      send: async (message, key) => {
        const headers = { id: key, return: 'headers' as const, notify: 'failure' as const };
        return refusalsOf(await transport.sendMail({ ...addressed(message, key), dsn: headers }));
      },
    };
  }
  const outbox = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    outbox,
    send: async (message, key) => {
      const { message: eml } = (await transport.sendMail(addressed(message, key))) as { message: Buffer };
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      await chmod(outbox, 0o700); // one from before was open to everybody on the machine
      await writeFile(join(outbox, `${key}.part`), eml, { mode: 0o600 });
      await rename(join(outbox, `${key}.part`), join(outbox, `${key}.eml`));
      return [];
    },
  };
};

const MESSAGE_HOST = 'esteto';

/** The keys of our own messages that a text names. */
export const keysIn = (text: string): string[] => [...text.matchAll(/<([\w-]{1,100})@esteto>/g)].map((match) => match[1] ?? '');

/** What the server said in a failure of `send`; null when it said nothing, being away. */
export const replyIn = (error: unknown): ServerReply | null => {
  const { responseCode, response } = error as { responseCode?: unknown; response?: unknown };
  return typeof responseCode === 'number' ? { reply: responseCode, text: typeof response === 'string' ? response : null } : null;
};

/** nodemailer would wait ten minutes for a silent server. */
const patiently = (url: string): string => {
  const patient = new URL(url);
  for (const [name, ms] of Object.entries({ connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }))
    if (!patient.searchParams.has(name)) patient.searchParams.set(name, String(ms));
  return patient.href;
};

const refusalsOf = ({ rejectedErrors = [] }: SentMessageInfo & { rejectedErrors?: (Error & { recipient?: string })[] }): Refusal[] =>
  rejectedErrors.map((error) => ({ email: error.recipient ?? '', said: replyIn(error) ?? {} }));
