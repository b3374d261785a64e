import './data-table.css';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { late } from '../../system/query/late.ts';
import type { TableRow as Row } from './columns.ts';
import { fixedWidths } from './fixed-widths.ts';
import { rowKeys } from './row-keys.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableHead } from './table-head.tsx';
import type { TablePreferences } from './table-preferences.ts';
import { type RowLook, TableRow } from './table-row.tsx';
import { type DataTableModel, NOTHING_SELECTED, selectionOf } from './use-data-table.ts';
import { usePhone } from './use-phone.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowLinks } from './use-row-links.ts';
import type { Rows } from './use-rows.ts';
import { useTight } from './use-tight.ts';

type DataTableProps<R extends Row> = {
  /** What the table holds: its accessible name. */
  label: string;
  model: DataTableModel<R>;
  rows: Pick<Rows<R>, 'rows' | 'pending' | 'stale' | 'more' | 'prepare'>;
  /** Block after block as one scrolls: only the rows in sight are drawn. */
  virtual?: boolean;
  preferences: TablePreferences;
  sort?: string;
  onSort: (sort: string | undefined) => void;
  /** What stands there when there are no rows. */
  empty: ReactNode;
} & Pick<RowLook<R>, 'actions' | 'rowHref'> & { selectable?: boolean };

const RowCards = late(() => import('./row-cards.tsx').then(({ RowCards: component }) => component));
const VirtualRows = late(() => import('./virtual-rows.tsx').then(({ VirtualRows: component }) => component));

/** Rows in columns, as cards on a phone. Arrows move between rows, Enter opens one, Space selects it. */
export const DataTable = <R extends Row>(props: DataTableProps<R>) => {
  const { label, model, rows: state, virtual = false, preferences, sort, onSort, empty, actions, rowHref, selectable = false } = props;
  const { visible, selected, setSelected } = model;
  const isPhone = usePhone();
  const { hrefOf, open, onClick } = useRowLinks();
  const { ref, box } = useTight([visible, virtual ? state.pending : state.rows, preferences.actions]);
  const rowFocus = useRowFocus();

  const select = useCallback(
    (id: string, on: boolean) => setSelected(({ [id]: _, ...rest }) => (on ? { ...rest, [id]: true } : rest)),
    [setSelected],
  );
  const look = useMemo<RowLook<R>>(
    () => ({ columns: visible, actions, mode: preferences.actions, rowHref, hrefOf, onSelect: selectable ? select : undefined }),
    [visible, actions, preferences.actions, rowHref, hrefOf, selectable, select],
  );
  const keys = rowKeys({
    open: (id) => {
      const row = state.rows.find((candidate) => String(candidate.id) === id);
      if (row && rowHref) open(hrefOf(rowHref(row)));
    },
    select: selectable ? (id) => select(id, !selected[id]) : undefined,
  });

  if (!state.pending && state.rows.length === 0) return empty;
  if (isPhone)
    return (
      <chakra.div onKeyDown={keys} onClick={onClick} opacity={state.stale ? 0.6 : 1}>
        <Suspense>
          <RowCards
            label={label}
            rows={state.rows}
            look={look}
            selected={selected}
            pending={state.pending}
            more={virtual ? state.more : null}
          />
        </Suspense>
      </chakra.div>
    );

  const ids = state.rows.map(({ id }) => String(id));
  const chosen = ids.filter((id) => selected[id]).length;
  const selection = selectable
    ? {
        all: chosen > 0 && chosen === ids.length,
        some: chosen > 0,
        toggle: (all: boolean) => setSelected(all ? selectionOf(ids) : NOTHING_SELECTED),
      }
    : undefined;
  const fixed = virtual ? fixedWidths(visible, { actions: actions?.length ?? 0, mode: preferences.actions, selectable }) : null;
  const width = visible.length + (selectable ? 1 : 0) + (actions ? 1 : 0);
  return (
    <div
      ref={ref}
      // What it hears comes from the rows and their links.
      role="presentation"
      data-table
      data-dense={preferences.dense || undefined}
      data-stale={state.stale || undefined}
      data-fixed={virtual || undefined}
      onKeyDown={keys}
      onClick={onClick}
      {...rowFocus}
    >
      <table aria-label={label} aria-busy={state.pending || state.stale || undefined} style={fixed ? { minWidth: fixed.table } : undefined}>
        <TableHead
          columns={visible}
          sort={sort}
          onSort={onSort}
          onIntend={state.prepare}
          actions={actions !== undefined}
          fixed={fixed}
          selection={selection}
        />
        {state.pending ? (
          <SkeletonRows columns={width} />
        ) : virtual ? (
          <Suspense fallback={<SkeletonRows columns={width} />}>
            <VirtualRows rows={state.rows} look={look} selected={selected} dense={preferences.dense} more={state.more} box={box} />
          </Suspense>
        ) : (
          <tbody>
            {state.rows.map((row, index) => (
              <TableRow key={row.id} row={row} look={look} selected={selected[String(row.id)] ?? false} first={index === 0} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
};
