import { FlexRender } from '@tanstack/react-table';
import { memo } from 'react';
import { keptOf, wordsOf } from './columns.ts';
import type { ModelRow, TableRecord as Record, TableColumn } from './features.ts';
import type { RowAction } from './row-action.ts';
import { RowActions } from './row-actions.tsx';
import type { ActionMode } from './table-preferences.ts';
import type { RowLinks } from './use-row-links.ts';

export type RowLook<R extends Record> = {
  /** Those seen, in their order: rows are drawn anew when they change. */
  columns: readonly TableColumn<R>[];
  actions?: readonly RowAction<R>[];
  mode: ActionMode;
  /** Where a row leads. */
  rowHref?: (row: R) => string;
  /** What tells a row apart where its first column does not; it begins with what that column says. */
  rowName?: (row: R) => string;
  hrefOf: RowLinks['hrefOf'];
  selectable: boolean;
};

export type RowProps<R extends Record> = { row: ModelRow<R>; look: RowLook<R>; selected: boolean; first: boolean };

const PlainRow = <R extends Record>({ row, look, selected, first }: RowProps<R>) => {
  const { columns, actions, mode, rowHref, hrefOf, selectable } = look;
  const kept = keptOf(columns);
  const href = rowHref && hrefOf(rowHref(row.original));
  return (
    <tr data-row={row.id} data-href={href} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
      {selectable && (
        <td className="cell" data-check>
          <input
            type="checkbox"
            aria-label={`Selecionar ${titleOf(row, look)}`}
            checked={selected}
            onChange={({ target }) => row.toggleSelected(target.checked)}
          />
        </td>
      )}
      {row.getVisibleCells().map((cell, index) => (
        <td
          key={cell.id}
          className="cell"
          data-end={wordsOf(cell.column).align === 'end' || undefined}
          data-kept={cell.column.id === kept || undefined}
        >
          {href && index === 0 ? (
            <a
              href={href}
              tabIndex={-1}
              data-title
              data-name={wordsOf(cell.column).grows || undefined}
              data-row-link={href}
              aria-label={look.rowName?.(row.original)}
            >
              <FlexRender cell={cell} />
            </a>
          ) : wordsOf(cell.column).grows ? (
            <span data-name>
              <FlexRender cell={cell} />
            </span>
          ) : (
            <FlexRender cell={cell} />
          )}
        </td>
      ))}
      {actions && (
        <td className="cell" data-actions>
          <RowActions row={row.original} actions={actions} mode={mode} hrefOf={hrefOf} />
        </td>
      )}
    </tr>
  );
};

export const TableRow = memo(PlainRow) as typeof PlainRow;

/** The row's name for screen readers: its own, the text of its first column, else its id. */
export const titleOf = <R extends Record>(row: ModelRow<R>, { columns: [first], rowName }: RowLook<R>): string =>
  rowName?.(row.original) || (first && wordsOf(first).text(row.original)) || row.id;
