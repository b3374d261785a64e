import { ArrowUpDown, Check, Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MenuFrame } from '../../components/menu/menu-button.tsx';
import type { MenuGroup } from '../../components/menu/menu-item.ts';
import { MenuList } from '../../components/menu/menu-list.tsx';
import { late } from '../../system/query/late.ts';
import { inOrder } from './column-order.ts';
import type { Column } from './columns.ts';
import type { ExportFormat } from './export/export-rows.ts';
import { ACTION_MODES, actionModeLabel, type useTablePreferences } from './table-preferences.ts';

export type TableSettingsProps<Row> = {
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  store: ReturnType<typeof useTablePreferences>;
  onExport: (format: ExportFormat) => void;
  hasActions: boolean;
};

/** How this person likes this table: columns, height of rows, look of actions; and the rows as a file. */
export const TableSettingsMenu = <Row,>({
  columns,
  visible,
  store,
  onExport,
  hasActions,
  ...frame
}: TableSettingsProps<Row> & MenuFrame) => {
  const { preferences, change, defaultActions, setDefaultActions } = store;
  const { toggled, order, dense, actions } = preferences;
  const [ordering, setOrdering] = useState(false);
  const ordered = inOrder(columns, order);
  const toggle = (key: string) => change({ toggled: toggled.includes(key) ? toggled.filter((other) => other !== key) : [...toggled, key] });
  const isLast = (key: string) => visible.length === 1 && visible[0]?.key === key;
  const groups: MenuGroup[] = [
    {
      items: [
        { label: 'Exportar CSV', icon: Download, onSelect: () => onExport('csv') },
        { label: 'Exportar XLSX', icon: Download, onSelect: () => onExport('xlsx') },
      ],
    },
    {
      title: 'Colunas',
      items: [
        ...ordered.map(({ key, header }) => ({
          label: header,
          checked: visible.some((column) => column.key === key),
          onSelect: () => !isLast(key) && toggle(key),
        })),
        { label: 'Ordem das colunas', icon: ArrowUpDown, onSelect: () => setOrdering(true) },
      ],
    },
    { title: 'Linhas', items: [{ label: 'Compactas', checked: dense, onSelect: () => change({ dense: !dense }) }] },
  ];
  if (hasActions) {
    const modes = ACTION_MODES.map((mode) => ({
      label: actionModeLabel[mode],
      checked: actions === mode,
      onSelect: () => change({ actions: mode }),
    }));
    const forAll = { label: 'Usar em todas as tabelas', icon: Check, onSelect: () => setDefaultActions(actions) };
    groups.push({ title: 'Ações', items: actions === defaultActions ? modes : [...modes, forAll] });
  }
  return (
    <>
      <MenuList {...frame} groups={groups} />
      {ordering && (
        <Suspense>
          <ColumnOrderDialog
            columns={ordered}
            shown={visible.map(({ key }) => key)}
            onOrder={(keys) => change({ order: keys })}
            onRestore={order.length > 0 || toggled.length > 0 ? () => change({ order: [], toggled: [] }) : null}
            onClose={() => setOrdering(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const ColumnOrderDialog = late(() => import('./column-order-dialog.tsx').then(({ ColumnOrderDialog: component }) => component));
