import { useEffect, useRef } from 'react';
import { NavigationType, useMatches, useNavigationType } from 'react-router';
import type { RowHandle } from './preload.ts';

/** The path of the page on the screen, whatever dialog is open over it. */
export const usePagePath = (): string => useMatches().findLast(isOf('page'))?.pathname ?? '';

const isOf =
  (kind: RowHandle['kind']) =>
  ({ handle }: { handle: unknown }): boolean =>
    (handle as RowHandle | undefined)?.kind === kind;

/**
 * Another page starts at its top with the focus on its content, or in the dialog that opens with it; a dialog that opens over the page leaves it
 * where it was.
 */
export const usePageChange = (): void => {
  const path = usePagePath();
  const hasDialog = useMatches().some(isOf('dialog'));
  const type = useNavigationType();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (!hasDialog) document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [path, type, hasDialog]);
};
