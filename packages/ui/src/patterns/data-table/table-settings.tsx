import { ArrowUpDown, Check, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import type { MenuGroup } from '../../components/menu/menu-item.ts';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { wordsOf } from './columns.ts';
import type { TableModel, TableRecord } from './features.ts';
import { ACTION_MODES, actionModeLabel, type TablePreferencesStore } from './table-preferences.ts';

type TableSettingsProps<Row extends TableRecord> = {
  table: TableModel<Row>;
  store: TablePreferencesStore;
  hasActions: boolean;
};

/** How this person likes this table: columns, height of rows, look of actions. Its menu stays open while they are tried. */
export const TableSettings = <Row extends TableRecord>({ table, store, hasActions }: TableSettingsProps<Row>) => {
  const { preferences, change, defaultActions, setDefaultActions } = store;
  const { columnOrder, dense, actions } = preferences;
  const [ordering, setOrdering] = useState(false);
  const columns = table.getAllLeafColumns().map((column) => ({ column, key: column.id, header: wordsOf(column).header }));
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);
  const groups: MenuGroup[] = [
    {
      title: 'Colunas',
      items: [
        ...columns.map(({ column, header }) => ({
          label: header,
          checked: column.getIsVisible(),
          stays: true,
          // The last one stays.
          onSelect: () => column.toggleVisibility(!column.getIsVisible() || shown.length === 1),
        })),
        { label: 'Ordem das colunas', icon: ArrowUpDown, onSelect: () => setOrdering(true) },
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
  const isChanged = columnOrder.length > 0 || columns.some(({ column }) => column.getIsVisible() === wordsOf(column).hidden);
  return (
    <>
      <MenuButton label="Ajustes da tabela" icon={SlidersHorizontal} groups={groups} />
      {ordering && (
        <Suspense>
          <ColumnOrderDialog
            columns={columns}
            shown={shown}
            onOrder={table.setColumnOrder}
            onRestore={isChanged ? () => change({ columnOrder: [], columnVisibility: {} }) : null}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const ColumnOrderDialog = lazyComponent(() => import('./column-order-dialog.tsx').then(({ ColumnOrderDialog }) => ColumnOrderDialog));
