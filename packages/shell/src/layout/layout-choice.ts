// Classic or modern: kept in local storage through logout (product.md sections 2.2 and 4).

export const LAYOUTS = ['modern', 'classic'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const layoutLabel: Record<Layout, string> = { modern: 'Moderno', classic: 'Clássico' };

const KEY = 'esteto.layout';

/** The chosen layout. Modern unless chosen otherwise; an unknown value becomes modern, and that is saved. */
export const readLayout = (): Layout => {
  const stored = attempt(() => localStorage.getItem(KEY));
  const known = LAYOUTS.find((layout) => layout === stored);
  if (!known && stored) save('modern');
  return known ?? 'modern';
};

/** Switches the layout, which loads the page anew. */
export const chooseLayout = (layout: Layout): void => {
  if (layout === readLayout()) return;
  save(layout);
  location.reload();
};

const save = (layout: Layout): void => attempt(() => localStorage.setItem(KEY, layout));

/** Storage may be full or forbidden: then the layout is the modern one. */
const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
