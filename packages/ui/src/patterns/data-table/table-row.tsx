import { memo } from 'react';
import type { Column, TableRow as Row } from './columns.ts';
import type { RowAction } from './row-action.ts';
import { RowActions } from './row-actions.tsx';
import type { ActionMode } from './table-preferences.ts';
import type { RowLinks } from './use-row-links.ts';

export type RowLook<R extends Row> = {
  columns: readonly Column<R>[];
  actions?: readonly RowAction<R>[];
  mode: ActionMode;
  /** Where a row leads. */
  rowHref?: (row: R) => string;
  hrefOf: RowLinks['hrefOf'];
  /** Present when rows can be selected. */
  onSelect?: (id: string, selected: boolean) => void;
};

type TableRowProps<R extends Row> = { row: R; look: RowLook<R>; selected: boolean; first: boolean };

const TableRowInner = <R extends Row>({ row, look, selected, first }: TableRowProps<R>) => {
  const { columns, actions, mode, rowHref, hrefOf, onSelect } = look;
  const href = rowHref && hrefOf(rowHref(row));
  const id = String(row.id);
  return (
    <tr data-row={id} data-href={href} data-selected={selected || undefined} tabIndex={first ? 0 : -1}>
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
          {href && index === 0 ? (
            <a href={href} tabIndex={-1} data-title data-row-link={href}>
              {column.render(row)}
            </a>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
      {actions && (
        <td data-actions>
          <RowActions row={row} actions={actions} mode={mode} hrefOf={hrefOf} />
        </td>
      )}
    </tr>
  );
};

export const TableRow = memo(TableRowInner) as typeof TableRowInner;
