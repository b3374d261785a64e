import { bad, good, type Result } from '../result/result.ts';
import { compareText } from './text.ts';

export const SORT_ORDERS = ['asc', 'desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** 'asc' or 'desc', and nothing else. */
export const readSortOrder = (text: string): Result<SortOrder> => {
  const order = SORT_ORDERS.find((candidate) => candidate === text);
  return order ? good(order) : bad('Modo de ordenação inválido');
};

/** A sorted copy: texts the Brazilian way, blind to case and accents, numbers by size, what is missing last in either order; ties stay as they were. */
export const sortBy = <Item>(items: readonly Item[], by: (item: Item) => string | number | null, order: SortOrder = 'asc'): Item[] => {
  const sign = order === 'asc' ? 1 : -1;
  return items.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right)));
  });
};
