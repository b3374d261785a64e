import { useEffect, useState } from 'react';
import { useReadError } from '../errors/read-error.tsx';
import { newKey } from '../form/new-key.ts';

/** Sends one file; `onProgress` takes the part that is gone, 0 to 1. */
export type Upload = (file: File, how: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<unknown>;

export type Uploading = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The part that is gone, 0 to 1. */
  progress: number;
  problem: string | null;
};

/** A connection holds only so many at once; the rest wait. */
const AT_ONCE = 3;

/** Files on their way, several at once: each with its progress, to be cancelled, to be tried again where it failed. */
export const useUploads = (send: Upload | undefined, onSent: () => unknown) => {
  const readError = useReadError();
  const [uploads, setUploads] = useState<readonly Uploading[]>([]);
  const [running] = useState(() => new Map<string, AbortController>());

  const change = (key: string, part: Partial<Uploading>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => setUploads((all) => all.filter((upload) => upload.key !== key));

  const start = async ({ key, file }: Uploading) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.set(key, controller);
    change(key, { state: 'sending', progress: 0, problem: null });
    try {
      await send?.(file, { signal, onProgress: (progress) => change(key, { progress }) });
      if (signal.aborted) return;
      drop(key);
      onSent();
    } catch (error) {
      if (!signal.aborted) change(key, { state: 'failed', problem: readError(error).message });
    } finally {
      running.delete(key);
    }
  };

  useEffect(() => {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'sending').length;
    const next = uploads.filter(({ key, state }) => state === 'waiting' && !running.has(key)).slice(0, Math.max(free, 0));
    for (const upload of next) void start(upload);
  });

  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
    },
    [running],
  );

  return {
    uploads,
    add: (files: readonly File[]) =>
      setUploads((all) => [
        ...all,
        ...files.map((file) => ({ key: newKey(), file, state: 'waiting' as const, progress: 0, problem: null })),
      ]),
    retry: (key: string) => change(key, { state: 'waiting', problem: null }),
    cancel: (key: string) => {
      running.get(key)?.abort();
      drop(key);
    },
  };
};
