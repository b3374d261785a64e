import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptWordAtom } from '@esteto/ui/system/state/kept-atom';
import { readKept } from '@esteto/ui/system/state/kept-storage';

// Classic or modern: kept through logout.

export const LAYOUTS = ['modern', 'classic'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const layoutLabel: Record<Layout, string> = { modern: 'Moderno', classic: 'Clássico' };

const layoutAtom = keptWordAtom('esteto.layout', LAYOUTS);

/** The chosen layout. Modern unless chosen otherwise; an unknown value becomes modern, and that is saved. */
export const readLayout = (): Layout => {
  const layout = clientStore.get(layoutAtom);
  if (!layout && readKept('esteto.layout') !== null) clientStore.set(layoutAtom, 'modern');
  return layout ?? 'modern';
};

export const keepLayout = (layout: Layout): void => clientStore.set(layoutAtom, layout);

/** Switches the layout, which loads the page anew. */
export const chooseLayout = (layout: Layout): void => {
  if (layout === readLayout()) return;
  keepLayout(layout);
  location.reload();
};
