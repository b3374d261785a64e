import type { FileSource } from '@esteto/ui/patterns/file/use-file.tsx';
import type { QueryLike } from '@esteto/ui/system/query/query-like';
import type { Ask } from './ask-person.ts';

/**
 * How a block is lifted, where only the app knows: the draft that waits and the way to decide it. What is left out is asked plainly: OK tries the
 * calls again, leaving signs out. Terms and e-mail are the same for every app, and need nothing of it.
 */
export type BlockActions = {
  minuta?: {
    draft: QueryLike<{ company: string; file: FileSource }>;
    approve: () => Promise<unknown>;
    reject: (reason: string) => Promise<unknown>;
  };
};

/** What every one of the dialogs below is given. */
export type BlockingDialogProps = { ask: Ask; actions: BlockActions; onAnswer: (yes: boolean) => void };
