import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Column, TableRow as Row } from './columns.ts';
import type { RowAction } from './row-action.ts';
import { RowActions } from './row-actions.tsx';
import type { ActionMode } from './table-preferences.ts';
import { useChildTo } from './use-child-to.ts';

export type RowLook<R extends Row> = {
  columns: readonly Column<R>[];
  actions?: readonly RowAction<R>[];
  mode: ActionMode;
  /** Where a row leads. */
  rowHref?: (row: R) => string;
  /** Present when rows can be selected. */
  onSelect?: (id: string, selected: boolean) => void;
};

type TableRowProps<R extends Row> = { row: R; look: RowLook<R>; selected: boolean; first: boolean };

const TableRowInner = <R extends Row>({ row, look, selected, first }: TableRowProps<R>) => {
  const { columns, actions, mode, rowHref, onSelect } = look;
  const childTo = useChildTo();
  const navigate = useNavigate();
  const to = rowHref && childTo(rowHref(row));
  const id = String(row.id);
  return (
    <tr
      data-row={id}
      data-href={to ? '' : undefined}
      data-selected={selected || undefined}
      tabIndex={first ? 0 : -1}
      onClick={to === undefined ? undefined : (event) => isPlainClick(event) && void navigate(to)}
    >
      {onSelect && (
        <td data-check>
          <input
            type="checkbox"
            aria-label={`Selecionar ${columns[0]?.text(row) || id}`}
            checked={selected}
            onChange={({ target }) => onSelect(id, target.checked)}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} data-end={column.align === 'end' ? '' : undefined}>
          {to && index === 0 ? (
            <Link to={to} tabIndex={-1} data-title>
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {actions && (
        <td data-actions>
          <RowActions row={row} actions={actions} mode={mode} />
        </td>
      )}
    </tr>
  );
};

export const TableRow = memo(TableRowInner) as typeof TableRowInner;

/** A click on the row itself: not on something inside it, not the end of marking text. */
export const isPlainClick = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest('a, button, input, label, [role=menuitem]') && !getSelection()?.toString();
