import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigate } from 'react-router';
import { areDraftsKept } from './drafts.ts';
import { UNSAVED } from './question.ts';
import { useConfirm } from './use-confirm.tsx';

type RouteCloseOptions = {
  /** Path to go back to; the parent route unless said otherwise. */
  parent?: string;
  /** Parameters of the query that are the dialog's own: the parent does not keep them. */
  ownParams?: readonly string[];
  /** The one of them that says which part of the dialog is shown: another part is another form, and what was typed in this one is asked about. */
  part?: string;
  busy: boolean;
  /** There are changes that closing would lose. */
  dirty: boolean;
};

type RouteClose = {
  /** Closes at the person's wish: refused while busy, asked about when there are unsaved changes. */
  close: () => void;
  /** The work is done: leaves without a question, to `to` or to the parent. */
  leave: (to?: string) => void;
};

/** Ways out of a dialog route: back to the parent with its search string kept. Back button, links and Esc ask the same question. */
export const useRouteClose = ({ parent = '..', ownParams = NONE, part, busy, dirty }: RouteCloseOptions): RouteClose => {
  const navigate = useNavigate();
  const search = without(useLocation().search, ownParams);
  const confirm = useConfirm();
  const settled = useRef(false);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = currentLocation.pathname === nextLocation.pathname && valueIn(currentLocation, part) === valueIn(nextLocation, part);
    return !settled.current && !stays && (busy || dirty);
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (busy) return blocker.reset();
    void confirm(UNSAVED).then((leaving) => (leaving ? blocker.proceed() : blocker.reset()));
  }, [blocker, busy, confirm]);

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!areDraftsKept()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  const close = useCallback(() => {
    if (!busy) void navigate({ pathname: parent, search }, { preventScrollReset: true });
  }, [busy, navigate, parent, search]);

  const leave = useCallback(
    (to?: string) => {
      settled.current = true;
      void navigate(to ?? { pathname: parent, search }, { preventScrollReset: true });
    },
    [navigate, parent, search],
  );

  return { close, leave };
};

const NONE: readonly string[] = [];

const valueIn = ({ search }: { search: string }, param: string | undefined): string | null =>
  param === undefined ? null : new URLSearchParams(search).get(param);

const without = (search: string, names: readonly string[]): string => {
  if (names.length === 0) return search;
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.size > 0 ? `?${params}` : '';
};
