import { clientStore } from '@esteto/ui/system/state/client-store';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** What goes on beside every page until it is told to go; it stays when the page changes. */
export type CornerPanel = ComponentType<{ onClose: () => void }>;

export const cornerPanelAtom = atom<{ Panel: CornerPanel } | null>(null);

/** Callable from anywhere, React or not. */
export const showInCorner = (Panel: CornerPanel): void => clientStore.set(cornerPanelAtom, { Panel });
