import { call } from '@esteto/api-client/api';
import { libraryQueries } from '@esteto/api-client/office/library';
import { library } from '@esteto/contract/office/library';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps on the server where the person is; the same second twice is told once. What the lists say of it is asked anew when they leave, not while they
 * watch. A position that does not arrive is followed by the next one.
 */
export const useProgress = (id: number): ((seconds: number) => void) => {
  const client = useQueryClient();
  const told = useRef<number | null>(null);
  useEffect(
    () => () => {
      for (const queryKey of libraryQueries.keys) void client.invalidateQueries({ queryKey, refetchType: 'active' });
    },
    [client],
  );
  return useCallback(
    (seconds: number) => {
      const position = Math.floor(seconds);
      if (position === told.current) return;
      told.current = position;
      void call(library.progress, { id, body: { position } }).catch(() => undefined);
    },
    [id],
  );
};
