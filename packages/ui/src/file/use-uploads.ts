import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReadError } from '../errors/read-error.tsx';
import { createUploadQueue, type Sender } from './upload-queue.ts';

/** Sends one file; `onProgress` takes the part that is gone, 0 to 1. */
export type Upload = Sender['send'];

/** The files that this dialog sends; what is still on its way when it goes is told to stop. */
export const useUploads = (send: Upload | undefined, sent: () => unknown) => {
  const readError = useReadError();
  const [queue] = useState(createUploadQueue);
  useEffect(() => queue.cancelAll, [queue]);
  return {
    uploads: useSyncExternalStore(queue.subscribe, queue.read),
    add: (files: readonly File[]) => {
      if (send) queue.add(files, { send, sent, problemOf: (error) => readError(error).message });
    },
    retry: queue.retry,
    cancel: queue.cancel,
  };
};
