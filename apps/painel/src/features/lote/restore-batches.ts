import { showInCorner } from '@esteto/shell/frame/corner-panel';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { BatchCorner } from './batch-corner.tsx';
import { openBatchesAtom } from './open-batches.ts';

/** After a reload. */
export const restoreBatches = (): void => {
  if (clientStore.get(openBatchesAtom).length > 0) showInCorner(BatchCorner);
};
