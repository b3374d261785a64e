import { lazyComponent } from '@esteto/ui/system/query/lazy-component';
import { clientStore } from '@esteto/ui/system/state/client-store';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { askedAtom } from './ask-person.ts';
import type { BlockActions } from './block-actions.ts';

/** Shows what calls wait for: terms, e-mail, minuta, credentials. One dialog at a time, fetched when it is needed. */
export const BlockingDialogs = ({ actions = NONE }: { actions?: BlockActions }) => {
  const question = useAtomValue(askedAtom, { store: clientStore });
  return (
    question && (
      <Suspense>
        <BlockingDialog ask={question.ask} actions={actions} onAnswer={question.answer} />
      </Suspense>
    )
  );
};

const NONE: BlockActions = {};

const RETRY_MS = 3_000;

/** Tried again when it fails: calls wait for it, and nothing else can be done meanwhile. */
const fetchDialog = async (): Promise<typeof import('./blocking-dialog.tsx')> => {
  for (;;) {
    try {
      return await import('./blocking-dialog.tsx');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
};

const BlockingDialog = lazyComponent(() => fetchDialog().then(({ BlockingDialog }) => BlockingDialog));
