import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { type Ask, readAsked, subscribeAsked } from './ask-person.ts';
import type { BlockActions } from './block-actions.ts';

/** What every one of the dialogs below is given. */
export type BlockingDialogProps = { ask: Ask; actions: BlockActions; onAnswer: (yes: boolean) => void };

/** Shows what calls wait for: terms, e-mail, minuta, credentials. One dialog at a time, fetched when it is needed. */
export const BlockingDialogs = ({ actions = NONE }: { actions?: BlockActions }) => {
  const asked = useSyncExternalStore(subscribeAsked, readAsked);
  if (!asked) return null;
  const Dialog = dialogs[asked.ask.kind];
  return (
    <Suspense>
      <Dialog ask={asked.ask} actions={actions} onAnswer={asked.answer} />
    </Suspense>
  );
};

const NONE: BlockActions = {};
const RETRY_MS = 3_000;

/** A dialog that cannot be fetched yet is fetched again: the calls wait for it, and nothing else can be done meanwhile. */
const fetched = (load: () => Promise<ComponentType<BlockingDialogProps>>) =>
  lazy(async () => {
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  });

const dialogs: Record<Ask['kind'], ComponentType<BlockingDialogProps>> = {
  terms: fetched(async () => (await import('./terms-block.tsx')).TermsBlock),
  email: fetched(async () => (await import('./email-block.tsx')).EmailBlock),
  minuta: fetched(async () => (await import('./draft-block.tsx')).DraftBlock),
  credentials: fetched(async () => (await import('./credentials-question.tsx')).CredentialsQuestion),
};
