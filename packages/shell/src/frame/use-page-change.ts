import { useEffect, useRef } from 'react';
import { NavigationType, useMatches, useNavigationType } from 'react-router';
import type { RowHandle } from '../route/preload.ts';

/** The path of the page on the screen, whatever dialog is open over it. */
export const usePagePath = (): string => {
  const page = useMatches().findLast(({ handle }) => (handle as RowHandle | undefined)?.kind === 'page');
  return page?.pathname ?? '';
};

/** Going to another page starts at its top with the focus on its content; a dialog leaves the page where it was. */
export const usePageChange = (): void => {
  const path = usePagePath();
  const type = useNavigationType();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [path, type]);
};
