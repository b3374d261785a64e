import { endpoints as ofContract } from '@esteto/contract/contract';
import type { Endpoint } from '@esteto/contract/endpoint';
import Fastify from 'fastify';

export type Recorded = { method: string; url: string; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** `null` never answers. */
export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | null;

export type RecordingServer = {
  origin: string;
  /** What came, in order. */
  requests: Recorded[];
  /** Answers the calls to come; by default `{}`. A function is asked at each call, with its place in `requests`. */
  answerWith(answer: Answer | ((request: Recorded, place: number) => Answer | Promise<Answer>)): void;
  close(): Promise<void>;
};

/** A real server made from the contract: it knows its addresses and no others, keeps what it is sent and answers as it is told. */
export const recordingServer = async (endpoints: readonly Endpoint[] = ofContract): Promise<RecordingServer> => {
  const requests: Recorded[] = [];
  let next: Parameters<RecordingServer['answerWith']>[0] = {};
  const app = Fastify({ forceCloseConnections: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    app.all(`/api/${path}`, async ({ method, url, headers, body }, reply) => {
      const request = { method, url, headers, body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) };
      requests.push(request);
      const answer = typeof next === 'function' ? await next(request, requests.length - 1) : next;
      if (answer === null) return new Promise(() => undefined);
      const { status = 200, body: told = {}, headers: extra = {} } = answer;
      const json = typeof told === 'string' || Buffer.isBuffer(told) ? told : JSON.stringify(told);
      return reply
        .code(status)
        .headers({ 'content-type': 'application/json', ...extra })
        .send(status === 204 ? undefined : json);
    });
  }
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
