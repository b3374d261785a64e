import type { ComponentType, ReactNode } from 'react';
import type { Ask } from './ask-person.ts';

/** `fallback`: asks plainly, where nothing better can be shown. */
export type BlockProps = { onAnswer: (yes: boolean) => void; fallback: ReactNode };

/**
 * How a block is lifted, where only the app knows: the draft that waits is read and decided. What is left out is asked plainly: OK tries the
 * calls again, leaving signs out. Terms and e-mail are the same for every app, and need nothing of it.
 */
export type BlockActions = { minuta?: ComponentType<BlockProps> };

/** What every one of the dialogs below is given. */
export type BlockingDialogProps = { ask: Ask; actions: BlockActions; onAnswer: (yes: boolean) => void };
