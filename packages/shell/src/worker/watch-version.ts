import { sessionStore, userAtom } from '@esteto/auth/session/session-store';
import { NO_CONNECTION } from '@esteto/contract/wire-error';
import { keepDrafts } from '@esteto/ui/form/drafts';
import { toast } from '@esteto/ui/toast/toast';
import { newVersionAtom } from './new-version.ts';
import { registerWorker } from './register-worker.ts';

const NEW_VERSION = 'Uma nova versão desta aplicação foi detectada. A aplicação será reiniciada para que a atualização tenha efeito.';
const NOTICE_MS = 5_000;

/** Starts the service worker, and tells of new versions: staff choose when, for others the app restarts after a notice. What is typed stays. */
export const watchVersion = async (): Promise<void> => {
  try {
    await registerWorker({ offline: () => toast.error(NO_CONNECTION), updated });
  } catch {
    // A private window or a strict browser refuses workers: the product works without one.
  }
};

const updated = (activate: () => Promise<void>): void => {
  const restart = (): void => {
    keepDrafts();
    void activate().finally(() => location.reload());
  };
  if (sessionStore.get(userAtom)?.type === 'admin') return sessionStore.set(newVersionAtom, { restart });
  toast.warning(NEW_VERSION);
  setTimeout(restart, NOTICE_MS);
};
