import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

// What a person chose about each table, kept in local storage through logout. A value that makes no sense falls back.

export const ACTION_MODES = ['expanded', 'icons', 'menu'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export const actionModeLabel: Record<ActionMode, string> = { expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' };

export type TablePreferences = {
  /** Keys of columns whose visibility differs from the column's own default. */
  toggled: readonly string[];
  actions: ActionMode;
  dense: boolean;
};

const DEFAULTS: TablePreferences = { toggled: [], actions: 'expanded', dense: false };

const tablesAtom = atomWithStorage<Record<string, unknown>>('esteto.tables', {}, undefined, { getOnInit: true });

/** The preferences of the table called `name`, and how to change a part of them. */
export const useTablePreferences = (name: string): [TablePreferences, (change: Partial<TablePreferences>) => void] => {
  const [tables, setTables] = useAtom(tablesAtom);
  const current = sound(isRecord(tables) ? tables[name] : undefined);
  return [current, (change) => setTables((all) => ({ ...(isRecord(all) ? all : {}), [name]: { ...current, ...change } }))];
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stored preferences, each part checked. */
export const sound = (stored: unknown): TablePreferences => {
  if (!isRecord(stored)) return DEFAULTS;
  const { toggled, actions, dense } = stored;
  return {
    toggled: Array.isArray(toggled) ? toggled.filter((key) => typeof key === 'string') : DEFAULTS.toggled,
    actions: ACTION_MODES.find((mode) => mode === actions) ?? DEFAULTS.actions,
    dense: dense === true,
  };
};
