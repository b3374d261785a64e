import { type MouseEvent, useMemo } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

export type RowLinks = {
  /** Where a path below the page leads with the page's own state (filters, order) kept; an absolute path stays as it is. */
  hrefOf: (path: string) => string;
  open: (href: string) => void;
  /** For the element around the rows: a click on a link of theirs, or on the row itself, leads there. */
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** Links in rows are plain anchors whose clicks the table handles: each router link would resolve its target again at every render. */
export const useRowLinks = (): RowLinks => {
  const page = useHref('.').replace(/\/$/, '');
  const { search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (href: string) => void navigate(href);
    return {
      hrefOf: (path) => (path.startsWith('/') ? path : `${page}/${path}${search}`),
      open,
      onClick: (event) => {
        const href = wantedBy(event);
        if (href === undefined) return;
        event.preventDefault();
        open(href);
      },
    };
  }, [page, search, navigate]);
};

/** Nothing when the click was meant for something inside the row, for a new tab, or was the end of marking text. */
const wantedBy = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined => {
  if (!(target instanceof Element) || button !== 0) return undefined;
  const control = target.closest<HTMLElement>('a, button, input, label, [role=menuitem]');
  if (control) return metaKey || ctrlKey || shiftKey || altKey ? undefined : control.dataset['rowLink'];
  return getSelection()?.toString() ? undefined : target.closest<HTMLElement>('[data-href]')?.dataset['href'];
};
