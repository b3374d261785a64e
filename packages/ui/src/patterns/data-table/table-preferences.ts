import type { ColumnOrderState, ColumnVisibilityState } from '@tanstack/react-table';
import { useAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { useMemo } from 'react';
import { useHref, useParams } from 'react-router';

// What a person chose about tables, kept in local storage through logout. A value that makes no sense falls back.

export const ACTION_MODES = ['expanded', 'icons', 'menu'] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

export const actionModeLabel: Record<ActionMode, string> = { expanded: 'Detalhadas', icons: 'Apenas Ícones', menu: 'Menu' };

/** Of a person who has chosen nothing (product.md 4). */
const DEFAULT_MODE: ActionMode = 'expanded';

export type TablePreferences = {
  /** Of the columns that the person showed or hid. */
  columnVisibility: ColumnVisibilityState;
  /** None while the columns stand as they do by themselves. */
  columnOrder: ColumnOrderState;
  actions: ActionMode;
  dense: boolean;
};

type StoredTables = {
  /** 1 was by title: two apps of one origin shared a table's preferences. */
  version: 2;
  /** Of tables for which nothing else was chosen. */
  actions: ActionMode;
  /** By the address of their page. */
  tables: Readonly<Record<string, unknown>>;
};

const tablesAtom = atomWithStorage<unknown>('esteto.tables', null, undefined, { getOnInit: true });

export type TablePreferencesStore = {
  preferences: TablePreferences;
  change: (change: Partial<TablePreferences>) => void;
  /** The display mode of actions in tables that have none of their own. */
  defaultActions: ActionMode;
  /** Makes `mode` that of all tables. */
  setDefaultActions: (mode: ActionMode) => void;
};

/** The preferences of the table on this page, and how to change a part of them. */
export const useTablePreferences = (): TablePreferencesStore => {
  const page = withoutIds(useHref('.'), useParams());
  const [raw, setRaw] = useAtom(tablesAtom);
  // The same object while nothing changes: rows are drawn anew when it does.
  const stored = useMemo(() => soundTables(raw), [raw]);
  const own = stored.tables[page];
  const preferences = useMemo(() => sound(own, stored.actions), [own, stored.actions]);
  const write = (change: (current: StoredTables) => StoredTables) => setRaw((current: unknown) => change(soundTables(current)));
  return {
    preferences,
    change: (change) =>
      write((current) => {
        const now = current.tables[page];
        return { ...current, tables: { ...current.tables, [page]: { ...(isRecord(now) && now), ...change } } };
      }),
    defaultActions: stored.actions,
    setDefaultActions: (actions) => write(({ tables }) => ({ version: 2, actions, tables: withoutModes(tables) })),
  };
};

/** '/gestao/unidades/3/escalas' -> '/gestao/unidades/escalas': the tables of all units are one. */
export const withoutIds = (path: string, params: Readonly<Record<string, string | undefined>>): string => {
  const ids = Object.values(params);
  return path
    .split('/')
    .filter((part) => !ids.includes(part))
    .join('/');
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((key) => typeof key === 'string') : []);

const flags = (value: unknown): Record<string, boolean> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'))
    : {};

const modeIn = (value: unknown): ActionMode | undefined => ACTION_MODES.find((mode) => mode === value);

/** Everything stored, checked; another version is as good as nothing. */
export const soundTables = (raw: unknown): StoredTables =>
  isRecord(raw) && raw.version === 2
    ? { version: 2, actions: modeIn(raw.actions) ?? DEFAULT_MODE, tables: isRecord(raw.tables) ? raw.tables : {} }
    : { version: 2, actions: DEFAULT_MODE, tables: {} };

/** Preferences of one table, each part checked. */
export const sound = (stored: unknown, defaultActions: ActionMode = DEFAULT_MODE): TablePreferences => {
  const { columnVisibility, columnOrder, actions, dense } = isRecord(stored) ? stored : {};
  return {
    columnVisibility: flags(columnVisibility),
    columnOrder: texts(columnOrder),
    actions: modeIn(actions) ?? defaultActions,
    dense: dense === true,
  };
};

const withoutModes = (tables: StoredTables['tables']): StoredTables['tables'] =>
  Object.fromEntries(
    Object.entries(tables).map(([page, table]) => {
      const { actions: _, ...rest } = isRecord(table) ? table : {};
      return [page, rest];
    }),
  );
