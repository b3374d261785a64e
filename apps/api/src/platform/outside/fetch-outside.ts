import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { BlockList, isIP, isIPv6 } from 'node:net';

// Addresses that lead to this machine, to the network around it, or to nobody: no address that a person gave may lead there.

const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4');

/** IPv6 addresses that are given out to the world; `notWorld`: within them, those that stand for IPv4 or for documentation. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const notWorld = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notWorld.addSubnet(network, bits, 'ipv6');

/** Whether an address belongs to the open internet. IPv4 written as IPv6 is no address that a site has. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address) ? world.check(address, 'ipv6') && !notWorld.check(address, 'ipv6') : !inner.check(address, 'ipv4');

// Reads an address that a person gave. Wherever it leads, it is a site of the open internet: every hop's name is resolved once, judged, and the
// connection goes to that very address, so that a name that is answered differently a moment later leads nowhere else.

export type OutsideProblem =
  | 'too_large'
  | 'too_slow'
  | 'too_many_redirects'
  | 'unsafe_address'
  | 'not_https'
  | 'not_found'
  | 'needs_login'
  | 'no_answer'
  | 'bad_answer'
  | 'unknown_host';

/** Why nothing was read. */
export class OutsideRefused extends Error {
  readonly problem: OutsideProblem;
  constructor(problem: OutsideProblem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

type Address = { address: string; family: number };

/** What the world is reached by; a test has one of its own. */
export type Outside = {
  resolve: (host: string) => Promise<Address[]>;
  send: (options: RequestOptions, answered: (response: IncomingMessage) => void) => ClientRequest;
};

export const theInternet: Outside = { resolve: (host) => lookup(host, { all: true }), send: request };

type Limits = { mostBytes: number; patienceMs: number; mostRedirects: number; accept: string };

export type FetchOutside = (address: string) => Promise<Buffer>;

/** The bytes at an https address, after a few redirects at most; else OutsideRefused. */
export const fetchOutside =
  (outside: Outside, { mostBytes, patienceMs, mostRedirects, accept }: Limits): FetchOutside =>
  async (address) => {
    const signal = AbortSignal.timeout(patienceMs);
    const within = <T>(work: Promise<T>): Promise<T> => Promise.race([work, outOfTime(signal)]);
    try {
      let url = judged(address);
      for (let hops = 0; hops <= mostRedirects; hops += 1) {
        const to = await within(resolved(outside, url.hostname));
        const response = await answerOf(outside, url, to, { signal, accept });
        const next = redirectOf(response, url);
        if (!next) return await readBody(response, mostBytes);
        response.destroy();
        url = next;
      }
      throw new OutsideRefused('too_many_redirects');
    } catch (error) {
      if (signal.aborted) throw new OutsideRefused('too_slow', { cause: error });
      throw error instanceof OutsideRefused ? error : new OutsideRefused('no_answer', { cause: error });
    }
  };

const outOfTime = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutsideRefused('too_slow')), { once: true });
  });

/** `URL` writes '0x7f.1' and '2130706433' as the addresses that they are. */
const judged = (address: string | URL, base?: URL): URL => {
  if (!URL.canParse(String(address), base)) throw new OutsideRefused('not_https');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' || url.username || url.password || url.port) throw new OutsideRefused('not_https');
  return url;
};

/** Where a name leads. One inner address among several is reason enough: which of them would be taken is not ours to say. */
const resolved = async (outside: Outside, hostname: string): Promise<Address> => {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(literal);
  const addresses = family
    ? [{ address: literal, family }]
    : await outside.resolve(literal).catch((cause: unknown) => {
        throw new OutsideRefused('unknown_host', { cause });
      });
  const [first] = addresses;
  if (!first) throw new OutsideRefused('unknown_host');
  if (!addresses.every((one) => isPublicAddress(one.address))) throw new OutsideRefused('unsafe_address');
  return first;
};

const answerOf = (
  { send }: Outside,
  { hostname, pathname, search }: URL,
  to: Address,
  { signal, accept }: { signal: AbortSignal; accept: string },
): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const options: RequestOptions = {
      hostname: hostname.replace(/^\[(.*)\]$/, '$1'),
      path: `${pathname}${search}`,
      // Sent packed, a small answer may be a very large one.
      headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Esteto-Agenda/1' },
      agent: false,
      signal,
      lookup: (_name, { all }, callback) => (all ? callback(null, [to]) : callback(null, to.address, to.family)),
    };
    send(options, answered).on('error', failed).end();
  });

const redirectOf = ({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | null =>
  [301, 302, 303, 307, 308].includes(statusCode) && location ? judged(location, from) : null;

const readBody = async (response: IncomingMessage, mostBytes: number): Promise<Buffer> => {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode === 404 || statusCode === 410) throw new OutsideRefused('not_found');
    if (statusCode === 401 || statusCode === 403) throw new OutsideRefused('needs_login');
    if (statusCode !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity') throw new OutsideRefused('bad_answer');
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw new OutsideRefused('too_large');
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new OutsideRefused('too_large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
};
