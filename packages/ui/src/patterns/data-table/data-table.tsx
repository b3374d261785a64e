import './data-table.css';
import { chakra } from '@chakra-ui/react';
import { type FocusEvent, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../components/states/loading.tsx';
import { useDelayed } from '../../components/states/use-delayed.ts';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { firstField } from '../dialog/first-field.ts';
import { isFocusLost } from '../dialog/restore-focus.ts';
import type { TableRecord as Row, TableModel } from './features.ts';
import { roomOfActions } from './row-actions.tsx';
import { RowCards } from './row-cards.tsx';
import { rowKeys } from './row-keys.ts';
import { TableHead } from './table-head.tsx';
import type { TablePreferences } from './table-preferences.ts';
import { type RowLook, TableRow } from './table-row.tsx';
import { CardSums, TableSums } from './table-sums.tsx';
import { useFit } from './use-fit.ts';
import { usePhone } from './use-phone.ts';
import { useRowLinks } from './use-row-links.ts';
import type { Rows } from './use-rows.ts';

type DataTableProps<R extends Row> = {
  /** What the table holds: its accessible name. */
  label: string;
  table: TableModel<R>;
  state: Pick<Rows<R>, 'pending' | 'stale' | 'more' | 'total' | 'sums'>;
  /** Block after block as one scrolls: only the rows in sight are drawn. */
  virtual?: boolean;
  preferences: TablePreferences;
  /** What stands there when there are no rows. */
  empty: ReactNode;
} & Pick<RowLook<R>, 'actions' | 'rowHref' | 'rowName' | 'selectable'>;

const VirtualRows = lazyComponent(() => import('./virtual-rows.tsx').then(({ VirtualRows }) => VirtualRows));

/** Rows in columns, as cards on a phone. Arrows move between rows, Enter opens one, Space selects it. */
export const DataTable = <R extends Row>(props: DataTableProps<R>) => {
  const { label, table, state, virtual = false, preferences, empty, actions, rowHref, rowName, selectable } = props;
  const { actions: mode, dense } = preferences;
  const isPhone = usePhone();
  const { hrefOf, open, onClick } = useRowLinks();
  const { setElement, box, tight, wide, ...room } = useFit(table, { actions: roomOfActions(actions, mode), selectable });
  const rowFocus = useRowFocus();

  const { rows } = table.getRowModel();
  const columns = table.getVisibleLeafColumns();
  const look = useMemo<RowLook<R>>(
    () => ({ columns, actions, mode, rowHref, rowName, hrefOf, selectable }),
    [columns, actions, mode, rowHref, rowName, hrefOf, selectable],
  );
  const onKeyDown = rowKeys({
    open: (id) => {
      const row = rows.find((candidate) => candidate.id === id);
      if (row && rowHref) open(hrefOf(rowHref(row.original)));
    },
    select: selectable ? (id) => rows.find((row) => row.id === id)?.toggleSelected() : undefined,
    act: (key, id) => {
      const row = rows.find((candidate) => candidate.id === id)?.original;
      const action = row && actions?.find(({ letter, allowed }) => letter === key && (allowed?.(row) ?? true));
      if (row) action?.onSelect?.(row);
      return action !== undefined;
    },
  });

  if (!state.pending && rows.length === 0) return empty;
  if (isPhone)
    return (
      <chakra.div onKeyDown={onKeyDown} onClick={onClick} opacity={state.stale ? 0.6 : 1}>
        <RowCards label={label} rows={rows} look={look} pending={state.pending} more={virtual ? state.more : null} />
        <CardSums columns={columns} {...state} />
      </chakra.div>
    );

  const skeleton = <SkeletonRows columns={columns.length + (selectable ? 1 : 0) + (actions ? 1 : 0)} />;
  return (
    <chakra.div
      ref={setElement}
      // Its handlers serve events that bubble up from rows and links, which are focusable themselves. What scrolls is reached by itself: while it
      // loads nothing in it takes the focus, and the arrows must move it sideways.
      {...(wide ? { role: 'region', 'aria-label': label, tabIndex: 0 } : { role: 'presentation' })}
      data-table
      data-dense={dense || undefined}
      data-stale={state.stale || undefined}
      data-tight={tight || undefined}
      data-wide={wide || undefined}
      css={actions && { '--actions': `${room.actions}rem` }}
      onKeyDown={onKeyDown}
      onClick={onClick}
      {...rowFocus}
    >
      <table aria-label={label} aria-busy={state.pending || state.stale || undefined} style={{ minWidth: room.minWidth }}>
        <TableHead table={table} selectable={selectable} actions={actions ? room.actions : null} />
        {state.pending ? (
          skeleton
        ) : virtual ? (
          <Suspense fallback={skeleton}>
            <VirtualRows rows={rows} look={look} dense={dense} more={state.more} box={box} />
          </Suspense>
        ) : (
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={row.id} row={row} look={look} selected={row.getIsSelected()} first={index === 0} />
            ))}
          </tbody>
        )}
        <TableSums columns={columns} {...state} selectable={selectable} actions={actions !== undefined} />
      </table>
    </chakra.div>
  );
};

const WIDTHS = ['62%', '48%', '70%', '40%'];

/** The place that rows will take; its grey shapes show after 250 ms. */
const SkeletonRows = ({ columns, rows = 8 }: { columns: number; rows?: number }) => {
  const visible = useDelayed();
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} className="cell">
              {visible && <Skeleton height="3" width={WIDTHS[(row + column) % WIDTHS.length]} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/**
 * For the element around rows: the focus of a row that goes, because it was deleted, passes to the row that takes its place, and that of an action
 * that goes to its row. An open dialog looks after its own.
 */
const useRowFocus = () => {
  /** Where the focus was last; null once it has left for elsewhere than a dialog. */
  const left = useRef<{ root: HTMLElement; row: number } | null>(null);
  useEffect(() => {
    if (left.current === null || firstField() !== null || !(isFocusLost() || document.activeElement?.matches('main'))) return;
    const { root, row } = left.current;
    const rows = rowsOf(root);
    rows[Math.min(row, rows.length - 1)]?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ currentTarget: root, target }: FocusEvent<HTMLElement>) => {
      const row = rowsOf(root).findIndex((candidate) => candidate.contains(target));
      left.current = row < 0 ? null : { root, row };
    },
    // A dialog that the row opened gives the focus back to it.
    onBlur: ({ relatedTarget: next }: FocusEvent<HTMLElement>) => {
      if (next && !next.closest('[data-dialog]')) left.current = null;
    },
  };
};

const rowsOf = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-row]')];
