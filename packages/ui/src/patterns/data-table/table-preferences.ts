import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useMemo } from 'react';

// What a person chose about tables, kept in local storage through logout. A value that makes no sense falls back.

export const ACTION_MODES = ['expanded', 'icons', 'menu'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export const actionModeLabel: Record<ActionMode, string> = { expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' };

/** Of a person who has chosen nothing (product.md 4). */
const DEFAULT_MODE: ActionMode = 'expanded';

export type TablePreferences = {
  /** Keys of columns whose visibility differs from the column's own default. */
  toggled: readonly string[];
  /** Keys of columns in the order that the person chose; none while they stand as they do by themselves. */
  order: readonly string[];
  actions: ActionMode;
  dense: boolean;
};

type StoredTables = {
  version: 1;
  /** Of tables for which nothing else was chosen. */
  actions: ActionMode;
  tables: Readonly<Record<string, unknown>>;
};

const tablesAtom = atomWithStorage<unknown>('esteto.tables', null, undefined, { getOnInit: true });

type TablePreferencesStore = {
  preferences: TablePreferences;
  change: (change: Partial<TablePreferences>) => void;
  /** The display mode of actions in tables that have none of their own. */
  defaultActions: ActionMode;
  /** Makes `mode` that of all tables. */
  setDefaultActions: (mode: ActionMode) => void;
};

/** The preferences of the table called `name`, and how to change a part of them. */
export const useTablePreferences = (name: string): TablePreferencesStore => {
  const [raw, setRaw] = useAtom(tablesAtom);
  // The same object while nothing changes: rows are drawn anew when it does.
  const stored = useMemo(() => soundTables(raw), [raw]);
  const own = stored.tables[name];
  const preferences = useMemo(() => sound(own, stored.actions), [own, stored.actions]);
  const write = (change: (current: StoredTables) => StoredTables) => setRaw((current: unknown) => change(soundTables(current)));
  return {
    preferences,
    change: (change) =>
      write((current) => ({ ...current, tables: { ...current.tables, [name]: { ...(isRecord(own) && own), ...change } } })),
    defaultActions: stored.actions,
    setDefaultActions: (actions) => write(({ tables }) => ({ version: 1, actions, tables: withoutModes(tables) })),
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);

const modeIn = (value: unknown): ActionMode | undefined => ACTION_MODES.find((mode) => mode === value);

/** Everything stored, checked; another version is as good as nothing. */
export const soundTables = (raw: unknown): StoredTables =>
  isRecord(raw) && raw.version === 1
    ? { version: 1, actions: modeIn(raw.actions) ?? DEFAULT_MODE, tables: isRecord(raw.tables) ? raw.tables : {} }
    : { version: 1, actions: DEFAULT_MODE, tables: {} };

/** Preferences of one table, each part checked. */
export const sound = (stored: unknown, defaultActions: ActionMode = DEFAULT_MODE): TablePreferences => {
  const { toggled, order, actions, dense } = isRecord(stored) ? stored : {};
  return {
    toggled: texts(toggled),
    order: texts(order),
    actions: modeIn(actions) ?? defaultActions,
    dense: dense === true,
  };
};

const withoutModes = (tables: StoredTables['tables']): StoredTables['tables'] =>
  Object.fromEntries(
    Object.entries(tables).map(([name, table]) => {
      const { actions: _, ...rest } = isRecord(table) ? table : {};
      return [name, rest];
    }),
  );
