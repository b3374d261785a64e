import { MEDIA_UPLOADS } from '@esteto/contract/office/media-path';
import type { DetailedError } from 'tus-js-client';
import { byPieces } from '../api.ts';

/** Small enough for a slow line to send one within the time that the server gives a call. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** A line that is gone comes back within minutes, or somebody presses 'Tentar de novo'. What has arrived is not sent again. */
const RETRY_MS = [500, 1000, 2000, 5000, ...Array<number>(60).fill(10_000)];

type Sending = { onProgress: (part: number) => void; signal: AbortSignal };

/** Uploads a file in pieces and answers the id that a form names it by. Rejects with ApiFailure; given up by the signal, with its reason. */
export const uploadMedia = async (file: File, { onProgress, signal }: Sending): Promise<string> => {
  const { Upload } = await import('tus-js-client');
  const { base, headers, report } = byPieces();
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: `${base}/${MEDIA_UPLOADS}`,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      // What it would keep in the browser outlives the session.
      storeFingerprintForResuming: false,
      metadata: { filename: file.name },
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headers())) request.setHeader(name, value);
      },
      onShouldRetry: (error) => mayPass(statusOf(error)),
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onError: (error) => reject(report('originalResponse' in error ? statusOf(error) : 0, bodyOf(error))),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
    });
    const giveUp = () => {
      // What has arrived is removed; where that fails, the server sweeps it.
      void upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    upload.start();
  });
};

/** Nobody answered, or the server asks to wait: all else would be refused again. */
const mayPass = (status: number): boolean => status === 0 || status >= 500 || [409, 423, 429].includes(status);

const statusOf = (error: Error | DetailedError): number => ('originalResponse' in error ? (error.originalResponse?.getStatus() ?? 0) : 0);

const bodyOf = (error: Error | DetailedError): unknown => {
  try {
    return 'originalResponse' in error ? JSON.parse(error.originalResponse?.getBody() ?? '') : null;
  } catch {
    return null;
  }
};
