import { searchKey } from '@esteto/domain/shared/text/text';
import type { ListInput, ListPageData, ListQuery } from '../patterns/data-table/use-rows.ts';

export type StoryRow = {
  id: number;
  number: string;
  client: string;
  document: string;
  competence: string;
  due_date: string;
  amount: number;
  status: 'requested' | 'running' | 'issued' | 'requirement' | 'cancelled';
};

export const storyStatusLabel = {
  requested: 'Solicitada',
  running: 'Em preparação',
  issued: 'Autorizada',
  requirement: 'Exigência',
  cancelled: 'Cancelada',
} as const;

export const storyStatusTone = {
  requested: 'waiting',
  running: 'running',
  issued: 'done',
  requirement: 'attention',
  cancelled: 'ended',
} as const;

const CLIENTS = [
  ['Hospital São Lucas S.A.', '11222333000181'],
  ['Clínica Santa Tereza Ltda.', '12ABC34501DE35'],
  ['UPA Vila Mariana', '45997418000153'],
  ['Maternidade Nossa Senhora de Lourdes e Associação Beneficente', '60746948000112'],
  ['Marina Albuquerque', '12345678909'],
  ['Cooperativa dos Anestesistas do Vale', '33000167000101'],
] as const;

const STATUSES = ['issued', 'issued', 'requested', 'running', 'issued', 'requirement', 'cancelled'] as const;

/** `count` lifelike invoices, the same in every run; `distinct` gives each a client of its own. */
export const storyRows = (count: number, { distinct = false }: { distinct?: boolean } = {}): StoryRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [client, document] = CLIENTS[index % CLIENTS.length] ?? CLIENTS[0];
    const month = String(11 - (index % 11)).padStart(2, '0');
    return {
      id: index + 1,
      number: `2026/${String(count - index).padStart(3, '0')}`,
      client: distinct ? `${client} ${index + 1}` : client,
      document,
      competence: `2026-${month}`,
      due_date: `2026-${month}-${String(1 + (index % 27)).padStart(2, '0')}`,
      amount: ((index * 7_919) % 90) * 100_00 + 1_234_56,
      status: STATUSES[index % STATUSES.length] ?? 'issued',
    };
  });

/** A server of rows in memory that pages by cursor, sorts, filters and adds up; it answers after `delay` ms. */
export const storyListQuery =
  (all: readonly StoryRow[], { delay = 0, total }: { delay?: number; total?: number } = {}): ListQuery<StoryRow> =>
  (input) => ({
    queryKey: ['story-list', all.length, input],
    queryFn: async (): Promise<ListPageData<StoryRow>> => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const found = sorted(filtered(all, input), input.sort);
      const size = input.limit ?? 20;
      const start = input.after ? Number(input.after) : input.before ? Math.max(Number(input.before) - size, 0) : 0;
      const end = start + size;
      return {
        items: found.slice(start, end),
        next: end < found.length ? String(end) : null,
        previous: start > 0 ? String(start) : null,
        total: total ?? found.length,
        sums: total === undefined ? { amount: found.reduce((sum, { amount }) => sum + amount, 0) } : null,
      };
    },
  });

const filtered = (rows: readonly StoryRow[], input: ListInput & { search?: string; status?: string }): StoryRow[] => {
  const key = searchKey(input.search ?? '');
  return rows.filter((row) => searchKey(`${row.number} ${row.client}`).includes(key) && (!input.status || row.status === input.status));
};

const sorted = (rows: StoryRow[], sort: string | undefined): StoryRow[] => {
  if (!sort) return rows;
  const key = sort.replace('-', '') as keyof StoryRow;
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows.toSorted((a, b) => direction * String(a[key]).localeCompare(String(b[key]), 'pt-BR', { numeric: true }));
};
