import { type Block, blockOf } from '../error-catalogue.ts';
import { ApiFailure } from '../failure.ts';
import { type HoldCommand, type HoldEvent, NOTHING_HELD, step } from './hold-queue.ts';

export type HoldOptions = {
  /** Asks the person to do what the block demands: true once it is done, false when they would rather leave. */
  ask: (block: Block) => Promise<boolean>;
  leave: () => void;
};

type HeldCall = { again: () => void; refuse: () => void };

type Refused<Answer> = {
  failure: ApiFailure;
  by: Block;
  /** How many times the person had done what was asked when the call left. */
  since: number;
  make: () => Promise<Answer>;
  signal: AbortSignal | undefined;
};

/** Keeps calls that a block refused until the person has done what it asks, and makes them once more. The rules are in hold-queue.ts. */
export const createHold = ({ ask, leave }: HoldOptions, onRound: (rounds: number) => void) => {
  const calls = new Map<number, HeldCall>();
  let queue = NOTHING_HELD;
  let lastId = 0;

  const happen = (event: HoldEvent): void => {
    const next = step(queue, event);
    queue = next.queue;
    onRound(queue.rounds);
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

  return <Answer>({ failure, by, since, make, signal }: Refused<Answer>): Promise<Answer> => {
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
      const wait = (reason: ApiFailure, block: Block, round: number): void => {
        if (signal?.aborted) return abort();
        // While it waits, only this listener hears that the call is given up.
        signal?.addEventListener('abort', abort);
        calls.set(id, { again: () => void again(), refuse: () => end(() => reject(reason)) });
        happen({ kind: 'refused', id, by: block, since: round });
      };
      const again = async (): Promise<void> => {
        const round = queue.rounds;
        signal?.removeEventListener('abort', abort);
        try {
          const answer = await make();
          end(() => resolve(answer));
        } catch (error) {
          const block = error instanceof ApiFailure ? blockOf(error) : null;
          if (block && error instanceof ApiFailure) wait(error, block, round);
          else end(() => reject(error));
        }
      };
      wait(failure, by, since);
    });
  };
};
