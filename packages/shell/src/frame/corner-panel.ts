import { clientStore } from '@esteto/ui/system/state/client-store';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

/** A panel in the corner of every page, such as the progress of a batch. It stays when the page changes, until it is closed. */
export type CornerPanel = ComponentType<{ onClose: () => void }>;

export const cornerPanelAtom = atom<{ Panel: CornerPanel } | null>(null);

/** Callable from anywhere, React or not. */
export const showInCorner = (Panel: CornerPanel): void => clientStore.set(cornerPanelAtom, { Panel });
