import type { TableModel, TableRecord } from './features.ts';
import type { TablePreferencesStore } from './table-preferences.ts';

export type TableSettingsProps<Row extends TableRecord> = {
  table: TableModel<Row>;
  store: TablePreferencesStore;
  hasActions: boolean;
};
