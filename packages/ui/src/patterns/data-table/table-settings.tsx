import { SlidersHorizontal } from 'lucide-react';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import { late } from '../../system/query/late.ts';
import type { TableSettingsProps } from './table-settings-menu.tsx';

/** How this person likes this table, and its rows as a file. */
export const TableSettings = <Row,>(props: TableSettingsProps<Row>) => (
  <MenuButton
    label="Ajustes da tabela"
    icon={SlidersHorizontal}
    groups={{ render: (frame) => <TableSettingsMenu {...props} {...frame} />, preload: loadMenu }}
  />
);

const loadMenu = () => import('./table-settings-menu.tsx');
const TableSettingsMenu = late(() => loadMenu().then(({ TableSettingsMenu: component }) => component));
