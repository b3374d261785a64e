import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchOutside, type Outside, type OutsideProblem, OutsideRefused } from './fetch-outside.ts';

// Sites of a small internet: every public address leads to one server of this test, which answers by the path. What the product would have connected to
// is written down.

const PUBLIC = '93.184.215.14';
const CALENDAR = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
const LIMITS = { mostBytes: 5_000, patienceMs: 400, mostRedirects: 3, accept: 'text/calendar' };

const answer = (response: ServerResponse, url: string): void => {
  const [, kind = '', of = ''] = /^\/(\w+)\/?(.*)$/.exec(url) ?? [];
  const to = (location: string) => response.writeHead(302, { location }).end();
  const kinds: Record<string, () => unknown> = {
    calendar: () => response.end(CALENDAR),
    to: () => to(decodeURIComponent(of)),
    loop: () => to('/loop'),
    hops: () => (Number(of) > 0 ? to(`/hops/${Number(of) - 1}`) : response.end(CALENDAR)),
    large: () => response.writeHead(200, { 'content-length': '10000000' }).flushHeaders(),
    endless: () => {
      response.on('error', () => undefined);
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x'.repeat(1_000))), 1);
    },
    packed: () => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
    silent: () => undefined,
    dripping: () => {
      const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write('x')), 20);
    },
    status: () => response.writeHead(Number(of)).end(),
    broken: () => response.destroy(),
  };
  (kinds[kind] ?? (() => response.writeHead(404).end()))();
};

const server: Server = createServer(({ url = '' }, response) => answer(response, url));
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

/** `names`: what each name is resolved to, one answer after the other; every other name leads to the server above. */
const internet = (names: Record<string, string[][]> = {}) => {
  const reached: string[] = [];
  const outside: Outside = {
    resolve: async (host) => {
      const answers = names[host];
      if (answers?.length === 0) throw new Error('ENOTFOUND');
      const addresses = answers ? (answers.length > 1 ? answers.shift() : answers[0]) : [PUBLIC];
      return (addresses ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    },
    send: ({ hostname, path, headers, signal, lookup }, answered) => {
      lookup?.(hostname ?? '', {}, (_error, address) => reached.push(String(address)));
      return request({ host: '127.0.0.1', port, path: path ?? '/', headers, signal, agent: false }, answered);
    },
  };
  return { reached, read: fetchOutside(outside, LIMITS) };
};

const problemOf = (work: Promise<unknown>): Promise<OutsideProblem | 'read'> =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof OutsideRefused ? error.problem : Promise.reject(error)),
  );
const to = (url: string) => `https://agenda.com/to/${encodeURIComponent(url)}`;

describe('an address that somebody gave', () => {
  test('is read, after a few redirects too', async () => {
    const { read, reached } = internet();
    expect(String(await read('https://agenda.com/calendar'))).toBe(CALENDAR);
    expect(String(await read('https://agenda.com/hops/3'))).toBe(CALENDAR);
    expect(new Set(reached)).toEqual(new Set([PUBLIC]));
  });

  test.each<[string, string, OutsideProblem]>([
    ['plain http', 'http://agenda.com/calendar', 'not_https'],
    ['a file', 'file:///etc/passwd', 'not_https'],
    ['gopher', 'gopher://agenda.com/1', 'not_https'],
    ['data', 'data:text/calendar,BEGIN:VCALENDAR', 'not_https'],
    ['a password in it', 'https://ana:x@agenda.com/calendar', 'not_https'],
    ['another port', 'https://agenda.com:6379/', 'not_https'],
    ['no address', 'agenda', 'not_https'],
    ['this machine', 'https://127.0.0.1/calendar', 'unsafe_address'],
    ['this machine in hexadecimal', 'https://0x7f.1/calendar', 'unsafe_address'],
    ['this machine as one number', 'https://2130706433/calendar', 'unsafe_address'],
    ['this machine in octal', 'https://0177.0.0.1/calendar', 'unsafe_address'],
    ['this machine by IPv6', 'https://[::1]/calendar', 'unsafe_address'],
    ['this machine as IPv6 of an IPv4', 'https://[::ffff:127.0.0.1]/calendar', 'unsafe_address'],
    ['the network of a cloud', 'https://169.254.169.254/latest/meta-data/', 'unsafe_address'],
    ['a house', 'https://192.168.0.1/', 'unsafe_address'],
    ['a redirect to this machine', to('https://127.0.0.1/calendar'), 'unsafe_address'],
    ['a redirect to plain http', to('http://agenda.com/calendar'), 'not_https'],
    ['a redirect to a file', to('file:///etc/passwd'), 'not_https'],
    ['a redirect to another port', to('https://agenda.com:22/'), 'not_https'],
    ['a redirect to itself, for ever', 'https://agenda.com/loop', 'too_many_redirects'],
    ['a redirect too many', 'https://agenda.com/hops/4', 'too_many_redirects'],
    ['10 MB that are announced', 'https://agenda.com/large', 'too_large'],
    ['an answer without end', 'https://agenda.com/endless', 'too_large'],
    ['a packed answer', 'https://agenda.com/packed', 'bad_answer'],
    ['no answer', 'https://agenda.com/silent', 'too_slow'],
    ['an answer by the drop', 'https://agenda.com/dripping', 'too_slow'],
    ['a connection that breaks', 'https://agenda.com/broken', 'no_answer'],
    ['nothing there', 'https://agenda.com/status/404', 'not_found'],
    ['a login', 'https://agenda.com/status/401', 'needs_login'],
    ['a failure', 'https://agenda.com/status/500', 'bad_answer'],
  ])('%s is refused', async (_name, url, problem) => {
    expect(await problemOf(internet().read(url))).toBe(problem);
  });

  test.each<[string, string[][], OutsideProblem]>([
    ['into a network', [['10.0.0.7']], 'unsafe_address'],
    ['into a network among others', [[PUBLIC, '10.0.0.7']], 'unsafe_address'],
    ['nowhere', [], 'unknown_host'],
    ['to no address', [[]], 'unknown_host'],
  ])('whose name leads %s is refused, and nothing is connected to', async (_name, answers, problem) => {
    const { read, reached } = internet({ 'mau.com': answers });
    expect(await problemOf(read('https://mau.com/calendar'))).toBe(problem);
    expect(reached).toEqual([]);
  });

  test('whose name leads elsewhere a moment later is connected to where it was judged', async () => {
    const { read, reached } = internet({ 'mau.com': [[PUBLIC], ['127.0.0.1']] });
    expect(await problemOf(read('https://mau.com/calendar'))).toBe('read');
    expect(reached).toEqual([PUBLIC]);
    expect(await problemOf(read('https://mau.com/calendar'))).toBe('unsafe_address');
  });

  test('that leads back to a name that has turned is judged at each hop', async () => {
    const { read, reached } = internet({ 'mau.com': [[PUBLIC], ['127.0.0.1']] });
    expect(await problemOf(read(`https://mau.com/to/${encodeURIComponent('https://mau.com/calendar')}`))).toBe('unsafe_address');
    expect(reached).toEqual([PUBLIC]);
  });
});
