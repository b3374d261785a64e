import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadError } from '../../system/context/read-error.tsx';
import { createUploadQueue, type Sender, type Uploading } from './upload-queue.ts';

/** Sends one file; `onProgress` takes the part that is gone, 0 to 1; `key` is the same when it is tried again. */
export type Upload = Sender['send'];

export type Uploads = {
  uploads: readonly Uploading[];
  /** Something is on its way: nobody should leave. */
  busy: boolean;
  add: (files: readonly File[]) => void;
  retry: (key: string) => void;
  cancel: (key: string) => void;
};

/** The files that this dialog sends; what is still on its way when it goes is told to stop. */
export const useUploads = (send: Upload | undefined, sent: () => unknown): Uploads => {
  const readError = useReadError();
  const [queue] = useState(createUploadQueue);
  useEffect(() => queue.cancelAll, [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.read);
  return {
    uploads,
    busy: uploads.some(({ state }) => state !== 'failed'),
    add: (files: readonly File[]) => {
      if (send) queue.add(files, { send, sent, problemOf: (error) => readError(error).message });
    },
    retry: queue.retry,
    cancel: queue.cancel,
  };
};
