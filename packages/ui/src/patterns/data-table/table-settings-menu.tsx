import { ArrowUpDown, Check } from 'lucide-react';
import { MenuGroups } from '../../components/menu/menu-groups.tsx';
import type { MenuGroup } from '../../components/menu/menu-item.ts';
import { ColumnOrderDialog } from './column-order-dialog.tsx';
import { wordsOf } from './columns.ts';
import type { TableModel, TableRecord } from './features.ts';
import { ACTION_MODES, actionModeLabel } from './table-preferences.ts';
import type { TableSettingsProps } from './table-settings-props.ts';

/** What the settings of a table offer; the menu stays open while they are tried. */
export const TableSettingsMenu = <Row extends TableRecord>({
  table,
  store,
  hasActions,
  onOrder,
}: TableSettingsProps<Row> & { onOrder: () => void }) => {
  const { preferences, change, defaultActions, setDefaultActions } = store;
  const { dense, actions } = preferences;
  const shown = table.getVisibleLeafColumns();
  const groups: MenuGroup[] = [
    {
      title: 'Colunas',
      items: [
        ...table.getAllLeafColumns().map((column) => ({
          label: wordsOf(column).header,
          checked: column.getIsVisible(),
          stays: true,
          // The last one stays.
          onSelect: () => column.toggleVisibility(!column.getIsVisible() || shown.length === 1),
        })),
        { label: 'Ordem das colunas', icon: ArrowUpDown, onSelect: onOrder },
      ],
    },
    { title: 'Linhas', items: [{ label: 'Compactas', checked: dense, stays: true, onSelect: () => change({ dense: !dense }) }] },
  ];
  if (hasActions) {
    const modes = ACTION_MODES.map((mode) => ({
      label: actionModeLabel[mode],
      checked: actions === mode,
      stays: true,
      onSelect: () => change({ actions: mode }),
    }));
    const forAll = { label: 'Usar em todas as tabelas', icon: Check, onSelect: () => setDefaultActions(actions) };
    groups.push({ title: 'Ações', items: actions === defaultActions ? modes : [...modes, forAll] });
  }
  return <MenuGroups groups={groups} />;
};

/** The order of the columns, to be changed or to be as it was. */
export const ColumnOrder = <Row extends TableRecord>({
  table,
  store,
  onClose,
}: Pick<TableSettingsProps<Row>, 'table' | 'store'> & { onClose: () => void }) => {
  const { preferences, change } = store;
  const columns = columnsOf(table);
  const isChanged = preferences.columnOrder.length > 0 || columns.some(({ column }) => column.getIsVisible() === wordsOf(column).hidden);
  return (
    <ColumnOrderDialog
      columns={columns}
      shown={table.getVisibleLeafColumns().map(({ id }) => id)}
      onOrder={table.setColumnOrder}
      onRestore={isChanged ? () => change({ columnOrder: [], columnVisibility: {} }) : null}
      onClose={onClose}
    />
  );
};

const columnsOf = <Row extends TableRecord>(table: TableModel<Row>) =>
  table.getAllLeafColumns().map((column) => ({ column, key: column.id, header: wordsOf(column).header }));
