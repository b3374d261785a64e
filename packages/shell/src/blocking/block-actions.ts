import type { FileSource } from '@esteto/ui/file/use-file.tsx';
import type { QueryLike } from '@esteto/ui/query/query-like';

/**
 * How a block is lifted, where the app knows it by itself: the text of the terms and the way to accept them, the draft that waits and the way
 * to decide it. What is left out is asked plainly: OK tries the calls again, leaving signs out.
 */
export type BlockActions = {
  terms?: { text: QueryLike<string>; accept: () => Promise<unknown> };
  minuta?: {
    draft: QueryLike<{ company: string; file: FileSource }>;
    approve: () => Promise<unknown>;
    reject: (reason: string) => Promise<unknown>;
  };
};
