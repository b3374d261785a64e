import { Agent, request } from 'node:https';
import { rootCertificates } from 'node:tls';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { EmitterEnvironment } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { EmitterRefusal } from '@esteto/domain/billing/nfse/rejection';
import type { Config } from '../../../../../config/config.ts';
import { CANCELLATION } from './event-xml.ts';

/** What the emitter made of a document. `unknown`: nobody can say whether it arrived, so that it must be asked before anything is sent again. */
export type Reply<Found> = ({ kind: 'done' } & Found) | { kind: 'refused'; refusals: EmitterRefusal[] } | Unknown;
/** Whether the emitter has something. */
export type Answer<Found> = ({ kind: 'found' } & Found) | { kind: 'none' } | Unknown;
type Unknown = { kind: 'unknown'; why: string };

/** The national emitter (Sefin Nacional), known to it by a company's certificate. Nothing here throws: what goes wrong on the way is `unknown`. */
export type Emitter = {
  issue(dps: string): Promise<Reply<{ note: string }>>;
  /** Key of the note that a DPS became. */
  keyOf(dpsId: string): Promise<Answer<{ access_key: string }>>;
  note(access_key: string): Promise<Answer<{ note: string }>>;
  cancel(access_key: string, event: string): Promise<Reply<object>>;
  isCancelled(access_key: string): Promise<Answer<object>>;
};

/** A certificate's key and chain, PEM. */
type Identity = { key: string; chain: string };

export type ConnectEmitter = (environment: EmitterEnvironment, identity: Identity) => Emitter;

export const connectEmitter =
  (settings: Config['nfse']): ConnectEmitter =>
  (environment, identity) => {
    const call = caller(settings, environment, identity);
    return {
      issue: async (dps) => {
        const { status, body } = await call('POST', 'nfse', { dpsXmlGZipB64: packed(dps) });
        const note = unpacked(body?.['nfseXmlGZipB64']);
        return note !== null && isSuccess(status) ? { kind: 'done', note } : refused(status, body);
      },
      keyOf: async (dpsId) => {
        const { status, body } = await call('GET', `dps/${dpsId}`);
        const access_key = body?.['chaveAcesso'];
        return typeof access_key === 'string' && isSuccess(status) ? { kind: 'found', access_key } : missing(status);
      },
      note: async (access_key) => {
        const { status, body } = await call('GET', `nfse/${access_key}`);
        const note = unpacked(body?.['nfseXmlGZipB64']);
        return note !== null && isSuccess(status) ? { kind: 'found', note } : missing(status);
      },
      cancel: async (access_key, event) => {
        const { status, body } = await call('POST', `nfse/${access_key}/eventos`, { pedidoRegistroEventoXmlGZipB64: packed(event) });
        return isSuccess(status) ? { kind: 'done' } : refused(status, body);
      },
      isCancelled: async (access_key) => {
        const { status } = await call('GET', `nfse/${access_key}/eventos/${CANCELLATION}/1`);
        return isSuccess(status) ? { kind: 'found' } : missing(status);
      },
    };
  };

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Only what the emitter surely did not take is refused; after anything else it must be asked. */
const refused = (status: number, body: Body): { kind: 'refused'; refusals: EmitterRefusal[] } | Unknown => {
  if (status === 403) return { kind: 'refused', refusals: [{ code: 'E1200', description: '', complement: null }, ...refusalsIn(body)] };
  const isOurFault = status >= 400 && status < 500 && ![404, 408, 425, 429].includes(status);
  return isOurFault ? { kind: 'refused', refusals: refusalsIn(body) } : { kind: 'unknown', why: `HTTP ${status}` };
};

const missing = (status: number): { kind: 'none' } | Unknown =>
  status === 404 ? { kind: 'none' } : { kind: 'unknown', why: `HTTP ${status}` };

type Body = Record<string, unknown> | null;
type Call = (method: 'GET' | 'POST', path: string, body?: object) => Promise<{ status: number; body: Body }>;

/** No document of the layout comes near this. */
const MOST_BYTES = 4 * 1_048_576;

/** One call over HTTP/1.1, which is all that the emitter speaks, on a connection of its own. A failure on the way is status 0. */
const caller = (settings: Config['nfse'], environment: EmitterEnvironment, { key, chain }: Identity): Call => {
  const agent = new Agent({
    key,
    cert: chain,
    ...(settings.authorities && { ca: [...rootCertificates, settings.authorities] }),
    minVersion: 'TLSv1.2',
    keepAlive: false,
  });
  return (method, path, body) =>
    new Promise((resolve) => {
      const failed = (): void => resolve({ status: 0, body: null });
      const text = body && JSON.stringify(body);
      const headers = {
        accept: 'application/json',
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      };
      const signal = AbortSignal.timeout(settings.timeoutMs);
      try {
        const sent = request(`${settings[environment]}/${path}`, { method, agent, headers, signal }, (answer) => {
          const chunks: Buffer[] = [];
          let size = 0;
          answer.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > MOST_BYTES) answer.destroy();
            else chunks.push(chunk);
          });
          answer.once('error', failed).once('close', failed);
          answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: bodyOf(Buffer.concat(chunks)) }));
        });
        sent.once('error', failed);
        sent.end(text);
      } catch {
        // A key that does not fit its certificate is told here, not as an event.
        failed();
      }
    });
};

const bodyOf = (bytes: Buffer): Body => {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

/** XML as it travels inside the emitter's JSON: GZip in base64. */
const packed = (xml: string): string => gzipSync(Buffer.from(xml, 'utf8')).toString('base64');

const MOST_UNPACKED = 8 * 1_048_576;

/** Null when it is no such thing, or unpacks to more than any document has. */
const unpacked = (text: unknown): string | null => {
  if (typeof text !== 'string') return null;
  try {
    return gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: MOST_UNPACKED }).toString('utf8');
  } catch {
    return null;
  }
};

/** The reasons in a refusal. Sefin writes a list `erros` at the DPS and `erro` at the rest, and not always with the same capitals. */
const refusalsIn = (body: Record<string, unknown> | null): EmitterRefusal[] => {
  const listed = [fieldOf(body, 'erros'), fieldOf(body, 'erro')].find((list) => list !== undefined);
  const items = Array.isArray(listed) ? listed : [listed];
  return items
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null)
    .map((item) => ({
      code: textOf(item, 'codigo'),
      description: textOf(item, 'descricao') || textOf(item, 'mensagem'),
      complement: textOf(item, 'complemento') || null,
    }));
};

const textOf = (item: Record<string, unknown>, name: string): string => {
  const value = fieldOf(item, name);
  return typeof value === 'string' ? value : '';
};

const fieldOf = (item: Record<string, unknown> | null, name: string): unknown =>
  Object.entries(item ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
