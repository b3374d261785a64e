import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

/** Who asked for an account in this browser and has not told the code yet. `key`: what proves that it was here. */
export type AskedSignup = { key: string; email: string };

// Above the atom, which reads what is kept as soon as it is made.
const isAsked = (raw: unknown): raw is AskedSignup =>
  typeof raw === 'object' && raw !== null && 'key' in raw && typeof raw.key === 'string' && 'email' in raw && typeof raw.email === 'string';

const askedSignupAtom = keptAtom<AskedSignup>('esteto.signup', { version: 1, read: (raw) => (isAsked(raw) ? raw : null) });

export const askedSignup = (): AskedSignup | null => clientStore.get(askedSignupAtom);

/** Null once it is confirmed, or given up. */
export const keepAskedSignup = (signup: AskedSignup | null): void => clientStore.set(askedSignupAtom, signup);
