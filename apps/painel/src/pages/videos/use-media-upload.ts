import { uploadMedia } from '@esteto/api-client/office/media-upload';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useEffect, useRef, useState } from 'react';

export type Sent = { file: File; part: number; state: 'sending' | 'done' | 'failed'; problem: string | null };

/** One file on its way to the library. It ends with the field that sends it. */
export const useMediaUpload = (onId: (id: string | null) => void) => {
  const [sent, setSent] = useState<Sent | null>(null);
  const ending = useRef<AbortController | null>(null);
  const readError = useReadError();
  useEffect(() => () => ending.current?.abort(), []);

  const send = async (file: File): Promise<void> => {
    ending.current?.abort();
    const control = new AbortController();
    ending.current = control;
    const tell = (change: Partial<Sent>) =>
      control.signal.aborted ||
      setSent((before) => ({ file, part: 0, state: 'sending', problem: null, ...(before?.file === file && before), ...change }));
    setSent({ file, part: 0, state: 'sending', problem: null });
    onId(null);
    try {
      const id = await uploadMedia(file, { signal: control.signal, onProgress: (part) => tell({ part }) });
      tell({ part: 1, state: 'done' });
      // What was sent and then left is no upload that is given up.
      ending.current = null;
      onId(id);
    } catch (error) {
      tell({ state: 'failed', problem: readError(error).message });
    }
  };

  const drop = () => {
    ending.current?.abort();
    ending.current = null;
    setSent(null);
    onId(null);
  };

  return { sent, send, drop };
};
