import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** `refuse`: what it says to one address instead of taking it. `mood`: what it says to every message instead of taking it. */
type Refuse = (address: string) => { code: number; text: string } | null;

export type TestMailServer = {
  url: string;
  /** Each message with the envelope in which it came. */
  received: { from: string; to: string[]; email: Promise<Email> }[];
  refuse: Refuse;
  mood: { code: number; text: string } | null;
  close(): Promise<void>;
};

/** A real mail server on a port of its own. */
export const mailServer = async (): Promise<TestMailServer> => {
  const refusal = ({ code, text }: { code: number; text: string }) => Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const no = own.refuse(address);
      return no ? done(refusal(no)) : done();
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (own.mood) return done(refusal(own.mood));
        own.received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          email: PostalMime.parse(Buffer.concat(chunks)),
        });
        return done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const own: TestMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    refuse: () => null,
    mood: null,
    close: () => new Promise<void>((done) => server.close(done)),
  };
  return own;
};
