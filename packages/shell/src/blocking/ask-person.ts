import type { Block } from '@esteto/api-client/error-catalogue';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { atom } from 'jotai/vanilla';

// What calls need to know from the person before they may go on; BlockingDialogs shows it. Callable from outside React.

export type Ask = { kind: Block } | { kind: 'credentials'; fields: readonly string[] };
type Asked = { ask: Ask; answer: (yes: boolean) => void };

const waitingAtom = atom<readonly Asked[]>([]);

/** The question of the moment. */
export const askedAtom = atom((get): Asked | null => get(waitingAtom)[0] ?? null);

/** Asks, one question after the other; true for yes (and what was asked is done), false for no. */
export const askPerson = (ask: Ask): Promise<boolean> =>
  new Promise((resolve) => {
    const question: Asked = {
      ask,
      answer: (yes) => {
        clientStore.set(waitingAtom, (waiting) => waiting.filter((other) => other !== question));
        resolve(yes);
      },
    };
    clientStore.set(waitingAtom, (waiting) => [...waiting, question]);
  });
