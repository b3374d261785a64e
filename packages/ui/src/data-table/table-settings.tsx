import { Download, SlidersHorizontal } from 'lucide-react';
import { MenuButton } from '../menu/menu-button.tsx';
import type { Column } from './columns.ts';
import { ACTION_MODES, actionModeLabel, type TablePreferences } from './table-preferences.ts';

type TableSettingsProps<Row> = {
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
  preferences: TablePreferences;
  onChange: (change: Partial<TablePreferences>) => void;
  onExport: () => void;
  hasActions: boolean;
};

/** How this person likes this table: columns, height of rows, look of actions; and the rows as a file. */
export const TableSettings = <Row,>({ columns, visible, preferences, onChange, onExport, hasActions }: TableSettingsProps<Row>) => {
  const { toggled, dense, actions } = preferences;
  const toggle = (key: string) =>
    onChange({ toggled: toggled.includes(key) ? toggled.filter((other) => other !== key) : [...toggled, key] });
  const isLast = (key: string) => visible.length === 1 && visible[0]?.key === key;
  const groups = [
    { items: [{ label: 'Exportar CSV', icon: Download, onSelect: onExport }] },
    {
      title: 'Colunas',
      items: columns.map(({ key, header }) => ({
        label: header,
        checked: visible.some((column) => column.key === key),
        onSelect: () => !isLast(key) && toggle(key),
      })),
    },
    { title: 'Linhas', items: [{ label: 'Compactas', checked: dense, onSelect: () => onChange({ dense: !dense }) }] },
    ...(hasActions
      ? [
          {
            title: 'Ações',
            items: ACTION_MODES.map((mode) => ({
              label: actionModeLabel[mode],
              checked: actions === mode,
              onSelect: () => onChange({ actions: mode }),
            })),
          },
        ]
      : []),
  ];
  return <MenuButton label="Ajustes da tabela" icon={SlidersHorizontal} groups={groups} />;
};
