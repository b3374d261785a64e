import type { Clock } from '../clock/clock.ts';

/** A public service gave no answer, or none that can be used. */
export class ServiceFailure extends Error {}

export type PublicService = {
  /** What `read` makes of the answer below the service's address; null when the service has nothing there (404). Rejects with ServiceFailure. */
  get<Answer>(parts: readonly string[], read: (body: unknown) => Answer): Promise<Answer | null>;
};

const TIMEOUT_MS = 4_000;
const MOST_BYTES = 2_097_152;
/** How long a service that did not answer is not asked again; a caller meanwhile is told at once. */
const REST_MS = 15_000;

type Options = { base: string | null; clock: Clock; timeoutMs?: number };

/** One service outside. Only its own address is ever called: no redirects, and what a person typed is one encoded part of the path. */
export const publicService = ({ base, clock, timeoutMs = TIMEOUT_MS }: Options): PublicService => {
  let restsUntil = 0;
  const ask = async (url: string): Promise<Response> => {
    if (clock.now().getTime() < restsUntil) throw new ServiceFailure('the service did not answer a moment ago');
    try {
      return await fetch(url, { redirect: 'error', headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeoutMs) });
    } catch (error) {
      restsUntil = clock.now().getTime() + REST_MS;
      throw new ServiceFailure('the service did not answer', { cause: error });
    }
  };

  return {
    get: async (parts, read) => {
      if (base === null) throw new ServiceFailure('the service is switched off');
      const response = await ask([base, ...parts.map(pathPart)].join('/'));
      if (!response.ok) {
        await response.body?.cancel();
        if (response.status === 404) return null;
        throw new ServiceFailure(`the service answered ${response.status}`);
      }
      const text = await readText(response);
      try {
        return read(JSON.parse(text));
      } catch (error) {
        throw new ServiceFailure('the service answered something else', { cause: error });
      }
    },
  };
};

/** Encoding leaves dots as they are, and '..' would lead to another path of the service. */
const pathPart = (part: string): string => {
  if (/^\.+$/.test(part)) throw new ServiceFailure('not a part of a path');
  return encodeURIComponent(part);
};

/** The body as text; refuses one larger than MOST_BYTES. */
const readText = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new ServiceFailure('the service answered too much');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ServiceFailure ? error : new ServiceFailure('the service stopped in the middle', { cause: error });
  }
  return Buffer.concat(chunks).toString('utf8');
};
