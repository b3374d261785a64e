import { type Block, blockOf } from '../error-catalogue.ts';
import { ApiFailure } from '../failure.ts';
import { type HoldCommand, type HoldEvent, NOTHING_HELD, step } from './hold-queue.ts';

export type HoldOptions = {
  /** Asks the person to do what the block demands: true once it is done, false when they would rather leave. */
  ask: (block: Block) => Promise<boolean>;
  leave: () => void;
};

type HeldCall = { again: () => void; refuse: () => void };

/** Makes a call; when a block refuses it, waits for the person and makes it once more. The queue's rules are in hold-queue.ts. */
export const createHold = ({ ask, leave }: HoldOptions) => {
  const calls = new Map<number, HeldCall>();
  let queue = NOTHING_HELD;
  let lastId = 0;

  const happen = (event: HoldEvent): void => {
    const next = step(queue, event);
    queue = next.queue;
    next.commands.forEach(obey);
  };

  const obey = (command: HoldCommand): void => {
    switch (command.do) {
      case 'ask':
        void ask(command.block).then((isDone) => happen({ kind: isDone ? 'confirmed' : 'cancelled' }));
        break;
      case 'send':
        calls.get(command.id)?.again();
        break;
      case 'refuse':
        calls.get(command.id)?.refuse();
        break;
      case 'leave':
        leave();
    }
  };

  return <Answer>(make: () => Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
    lastId += 1;
    const id = lastId;
    return new Promise<Answer>((resolve, reject) => {
      const end = (settle: () => void): void => {
        calls.delete(id);
        signal?.removeEventListener('abort', abort);
        settle();
        happen({ kind: 'settled', id });
      };
      const abort = (): void => {
        happen({ kind: 'aborted', id });
        end(() => reject(signal?.reason));
      };
      const attempt = async (): Promise<void> => {
        const since = queue.rounds;
        signal?.removeEventListener('abort', abort);
        try {
          const answer = await make();
          end(() => resolve(answer));
        } catch (error) {
          const by = error instanceof ApiFailure ? blockOf(error) : null;
          if (!by) return end(() => reject(error));
          // From here on only this listener hears that the call is given up.
          signal?.addEventListener('abort', abort);
          calls.set(id, { again: () => void attempt(), refuse: () => end(() => reject(error)) });
          happen({ kind: 'refused', id, by, since });
        }
      };
      void attempt();
    });
  };
};
