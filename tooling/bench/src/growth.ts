import { GROWTH } from './bars.ts';
import { fillDuty } from './growth-duty.ts';
import { dutyLooks } from './growth-duty-looks.ts';
import { type ListLook, listLooks } from './growth-lists.ts';
import { fillMoney, moneyLooks } from './growth-money.ts';
import { fillOffice } from './growth-office.ts';
import { timeOf, withOffices } from './large-office.ts';
import type { Figure } from './table.ts';
import { median } from './throughput.ts';

type Counts = { small: number; large: number };

/** How many there are of something, and the looks at it. */
type Growing = { counts: Counts; fill: (ownerUrl: string, count: number) => Promise<void>; looks: (origin: string) => Promise<ListLook[]> };

const MILLION: Counts = { small: 10_000, large: 1_000_000 };

export const INVOICES: Growing = { counts: MILLION, fill: fillOffice, looks: listLooks };
export const SHIFTS: Growing = { counts: MILLION, fill: fillDuty, looks: dutyLooks };
export const MOVEMENTS: Growing = { counts: { small: 10_000, large: 100_000 }, fill: fillMoney, looks: moneyLooks };

const ROUNDS = 21;

/**
 * How much longer each look takes where there are many of something than where there are ten thousand: medians, in turns, of whole
 * calls to two servers as in production on two databases of one PostgreSQL. Not measured: many people at once, a database that has to read
 * from the disk (both fit in memory), numbers that count whole piles (home, queues), and the lists of other nouns.
 */
export const measureGrowth = (ports: Counts, { counts, fill, looks }: Growing): Promise<Figure[]> =>
  withOffices(async (open) => {
    const looksIn = async (name: Office): Promise<ListLook[]> => {
      const { server } = await open({ name, port: ports[name], fill: (ownerUrl) => fill(ownerUrl, counts[name]) });
      return looks(server.origin);
    };
    return compare(await looksIn('small'), await looksIn('large'));
  });

type Office = keyof Counts;

const compare = async (small: ListLook[], large: ListLook[]): Promise<Figure[]> => {
  const times = small.map(() => ({ small: [] as number[], large: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, time] of times.entries()) {
      // First one, then the other first: what the machine does beside comes to both.
      const turns = [
        ['small', small[index]],
        ['large', large[index]],
      ] as const;
      for (const [office, look] of round % 2 === 0 ? turns : turns.toReversed()) if (look) time[office].push(await timeOf(look));
    }
  }
  return small.map(({ name }, index) => {
    const [few, many] = [median(times[index]?.small ?? []), median(times[index]?.large ?? [])];
    return { name: `${name} (${milliseconds(few)} → ${milliseconds(many)} ms)`, value: many / few, limit: GROWTH, unit: 'x', digits: 2 };
  });
};

const milliseconds = (value: number): string => value.toLocaleString('pt-BR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
