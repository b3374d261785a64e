import { showInCorner } from '@esteto/shell/frame/corner';
import { BatchCorner } from './batch-corner.tsx';
import { openBatches } from './open-batches.ts';

/** After a reload. */
export const restoreBatches = (): void => {
  if (openBatches().length > 0) showInCorner(BatchCorner);
};
