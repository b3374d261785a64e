import { newKey } from '../form/new-key.ts';

export type Uploading = {
  key: string;
  file: File;
  state: 'waiting' | 'sending' | 'failed';
  /** The part that is gone, 0 to 1. */
  progress: number;
  problem: string | null;
};

/** How a file is sent, and what is said when that fails. */
export type Sender = {
  send: (file: File, how: { key: string; onProgress: (part: number) => void; signal: AbortSignal }) => Promise<unknown>;
  sent: () => unknown;
  problemOf: (error: unknown) => string;
};

/** A connection holds only so many at once; the rest wait. */
const AT_ONCE = 3;

/** Files on their way, several at once: each with its progress, to be cancelled, to be tried again where it failed. */
export const createUploadQueue = () => {
  let uploads: readonly Uploading[] = [];
  const senders = new Map<string, Sender>();
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  const publish = (next: readonly Uploading[]) => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (key: string, part: Partial<Uploading>) =>
    publish(uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const drop = (key: string) => publish(uploads.filter((upload) => upload.key !== key));

  const startWaiting = () => {
    const free = AT_ONCE - running.size;
    for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(free, 0))) void start(upload);
  };

  const start = async ({ key, file }: Uploading) => {
    const sender = senders.get(key);
    if (!sender) return;
    const controller = new AbortController();
    running.set(key, controller);
    change(key, { state: 'sending', progress: 0 });
    try {
      await sender.send(file, { key, signal: controller.signal, onProgress: (progress) => change(key, { progress }) });
      if (!controller.signal.aborted) {
        drop(key);
        sender.sent();
      }
    } catch (error) {
      if (!controller.signal.aborted) change(key, { state: 'failed', problem: sender.problemOf(error) });
    }
    // A cancelled one gave its place back at once.
    if (running.get(key) === controller) running.delete(key);
    startWaiting();
  };

  const stop = (key: string) => {
    running.get(key)?.abort();
    running.delete(key);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => uploads,
    add: (files: readonly File[], sender: Sender) => {
      const added = files.map((file) => ({ key: newKey(), file, state: 'waiting' as const, progress: 0, problem: null }));
      for (const { key } of added) senders.set(key, sender);
      publish([...uploads, ...added]);
      startWaiting();
    },
    retry: (key: string) => {
      change(key, { state: 'waiting', problem: null });
      startWaiting();
    },
    cancel: (key: string) => {
      stop(key);
      drop(key);
      startWaiting();
    },
    /** Nobody looks any more: what is on its way is told to stop. */
    cancelAll: () => {
      for (const { key } of uploads) stop(key);
      publish([]);
    },
  };
};
