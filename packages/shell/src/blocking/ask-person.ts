import type { Block } from '@esteto/api-client/error-catalogue';

// What calls need to know from the person before they may go on; BlockingDialogs shows it. Callable from outside React.

export type Ask = { kind: Block } | { kind: 'credentials'; fields: readonly string[] };
export type Asked = { ask: Ask; answer: (yes: boolean) => void };

let waiting: readonly Asked[] = [];
const listeners = new Set<() => void>();

const publish = (next: readonly Asked[]): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Asks, one question after the other; true for yes (and what was asked is done), false for no. */
export const askPerson = (ask: Ask): Promise<boolean> =>
  new Promise((resolve) => {
    const asked: Asked = {
      ask,
      answer: (yes) => {
        publish(waiting.filter((other) => other !== asked));
        resolve(yes);
      },
    };
    publish([...waiting, asked]);
  });

/** The question of the moment. */
export const readAsked = (): Asked | null => waiting[0] ?? null;

export const subscribeAsked = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
