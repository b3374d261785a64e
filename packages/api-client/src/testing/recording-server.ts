import Fastify from 'fastify';

export type Recorded = { method: string; url: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

export type RecordingServer = {
  origin: string;
  /** What came, in order. */
  requests: Recorded[];
  /** Answers the calls to come; by default `{}`. `null` never answers. */
  answerWith(answer: { status?: number; body?: unknown; headers?: Record<string, string> } | null): void;
  close(): Promise<void>;
};

/** A real server that keeps what it is sent and answers as it is told. */
export const recordingServer = async (): Promise<RecordingServer> => {
  const requests: Recorded[] = [];
  let next: Parameters<RecordingServer['answerWith']>[0] = {};
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    requests.push({ method, url, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) });
    if (next === null) return new Promise(() => undefined);
    const { status = 200, body: answer = {}, headers: extra = {} } = next;
    const json = typeof answer === 'string' || Buffer.isBuffer(answer) ? answer : JSON.stringify(answer);
    return reply
      .code(status)
      .headers({ 'content-type': 'application/json', ...extra })
      .send(status === 204 ? undefined : json);
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    origin,
    requests,
    answerWith: (answer) => {
      next = answer;
    },
    close: () => app.close(),
  };
};
