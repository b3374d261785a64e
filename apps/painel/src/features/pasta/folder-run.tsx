import { chakra } from '@chakra-ui/react';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import type { ReactNode } from 'react';

type FolderRunProps = {
  /** How many stand where, in words. */
  counts: string;
  /** What is done with all that are sure. */
  action: ReactNode;
  /** What was last put into the queue together, once somebody waits for it. */
  batch: { label: string; done: number; refused: number; total: number; words: string } | null;
};

/** How far the files of a folder came, and how it goes with those that were put into the queue. */
export const FolderRun = ({ counts, action, batch }: FolderRunProps) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
      <span role="status">{counts}</span>
      {action}
    </chakra.div>
    {batch && (
      <Progress
        label={batch.label}
        value={batch.done + batch.refused}
        max={batch.total}
        failed={batch.refused}
        words={batch.words}
        isSaid
      />
    )}
  </chakra.div>
);

/** How often what is not done yet is asked about. */
export const ASK_AGAIN_MS = 1500;
