import { userAtom } from '@esteto/auth/session/session-store';
import { NO_CONNECTION } from '@esteto/contract/wire-error';
import { toast } from '@esteto/ui/components/toast/toast';
import { keepDrafts } from '@esteto/ui/patterns/dialog/drafts';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { type NewVersion, newVersionAtom } from './new-version.ts';
import { registerWorker } from './register-worker.ts';

const NEW_VERSION = 'Uma nova versão desta aplicação foi detectada. A aplicação será reiniciada para que a atualização tenha efeito.';
const NOTICE_MS = 5_000;

/**
 * Starts the service worker, and tells of new versions: staff see one coming and choose when it starts, for others the app restarts after a
 * notice, given once it is there. What is typed stays.
 */
export const watchVersion = async (): Promise<void> => {
  try {
    await registerWorker({ offline: () => toast.error(NO_CONNECTION), announced, lost, updated });
  } catch {
    // A private window or a strict browser refuses workers: the product works without one.
  }
};

/** A version that is ready stays on offer until the next one is ready. */
const announced = (): void => tellStaff((waiting) => waiting ?? { restart: null });

const lost = (): void => tellStaff((waiting) => (waiting?.restart ? waiting : null));

const updated = (activate: () => Promise<void>): void => {
  const restart = (): void => {
    keepDrafts();
    void activate().finally(() => location.reload());
  };
  if (isStaff()) return tellStaff(() => ({ restart }));
  toast.warning(NEW_VERSION);
  setTimeout(restart, NOTICE_MS);
};

const tellStaff = (change: (waiting: NewVersion | null) => NewVersion | null): void => {
  if (isStaff()) clientStore.set(newVersionAtom, change);
};

const isStaff = (): boolean => clientStore.get(userAtom)?.type === 'admin';
