import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import type { TableRecord } from './features.ts';
import type { TableSettingsProps } from './table-settings-props.ts';

/** How this person likes this table: columns, height of rows, look of actions. What the menu holds is fetched with the menu. */
export const TableSettings = <Row extends TableRecord>(props: TableSettingsProps<Row>) => {
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      <MenuButton
        label="Ajustes da tabela"
        icon={SlidersHorizontal}
        groups={
          <Suspense>
            <TableSettingsMenu {...props} onOrder={() => setOrdering(true)} />
          </Suspense>
        }
      />
      {ordering && (
        <Suspense>
          <ColumnOrder table={props.table} store={props.store} onClose={() => setOrdering(false)} />
        </Suspense>
      )}
    </>
  );
};

const TableSettingsMenu = lazyComponent(() => import('./table-settings-menu.tsx').then(({ TableSettingsMenu }) => TableSettingsMenu));
const ColumnOrder = lazyComponent(() => import('./table-settings-menu.tsx').then(({ ColumnOrder }) => ColumnOrder));
