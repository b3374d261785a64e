import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Message = {
  to: string;
  subject: string;
  text: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
};

/** Sends by SMTP when it is set; otherwise messages become .eml files in the outbox folder. Called from jobs, which retry. */
export type Mail = { send(message: Message, key: string): Promise<void>; outbox: string | null };

export const createMail = ({ smtpUrl, from, dataDir }: { smtpUrl: string | null; from: string; dataDir: string }): Mail => {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return {
      outbox: null,
      // The key makes a retry recognisable to the receiving server as the same message.
      send: async (message, key) => void (await transport.sendMail({ from, ...message, messageId: `<${key}@esteto>` })),
    };
  }
  const outbox = join(dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    outbox,
    send: async (message, key) => {
      const { message: eml } = (await transport.sendMail({ from, ...message, messageId: `<${key}@esteto>` })) as { message: Buffer };
      await mkdir(outbox, { recursive: true });
      await writeFile(join(outbox, `${key}.part`), eml);
      await rename(join(outbox, `${key}.part`), join(outbox, `${key}.eml`));
    },
  };
};
