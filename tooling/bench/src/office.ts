import { setTimeout as wait } from 'node:timers/promises';
import { lookedForIn, type OfficeLook, officeLooks } from '@esteto/api/testing/office-looks';
import { fillOfficeVolume } from '@esteto/api/testing/office-volume';
import { OFFICE_MS } from './bars.ts';
import { timeOf, withClient, withOffices } from './large-office.ts';
import type { Figure } from './table.ts';
import { signIn } from './visitor.ts';

const COMPANIES = 10_000;
const SLOWEST = 25;

/**
 * How long staff and managers of an office of ten thousand companies look at each list and at each of its filters, and how long /api/health takes
 * meanwhile, asked all the time: the slowest of them, in milliseconds, of whole calls to a server as in production. Each look is the better of two: the
 * first one of a kind compiles.
 */
export const measureOffice = (port: number): Promise<Figure[]> =>
  withOffices(async (open) => {
    const today = new Date().toISOString().slice(0, 10);
    const { server, ownerUrl } = await open({
      name: 'office',
      port,
      fill: (url) => withClient(url, (client) => fillOfficeVolume((text) => client.query(text), { companies: COMPANIES, today })),
    });
    const { origin } = server;
    const records = await withClient(ownerUrl, async (client) => {
      const idOf = async (query: string): Promise<number> => Number((await client.query<{ id: string }>(query)).rows[0]?.id);
      await monthsAreKept(() => idOf('select count(*) as id from month_figures'));
      return lookedForIn(idOf, { today, group_id: await idOf('select min(id) as id from management_groups') });
    });
    const [staff, manager] = [await signIn(origin, 'master@demo.test'), await signIn(origin, 'gestora@demo.test')];
    const health = watchHealth(origin);
    const figures: Figure[] = [];
    for (const look of officeLooks(records)) {
      const { headers } = look.endpoint.who.kind.startsWith('manager') ? manager : staff;
      const call = { url: urlOf(origin, look), headers };
      figures.push({ name: look.name, value: Math.min(await timeOf(call), await timeOf(call)), limit: OFFICE_MS.look, unit: 'ms' });
    }
    const slowest = figures.toSorted((a, b) => b.value - a.value).slice(0, SLOWEST);
    return [
      { name: `/api/health, enquanto ${figures.length} olhares`, value: await health(), limit: OFFICE_MS.health, unit: 'ms' },
      ...slowest,
    ];
  });

const urlOf = (origin: string, { endpoint, input }: OfficeLook): string =>
  `${origin}/api/${endpoint.path}?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))}`;

/** The job that keeps the months runs every minute, over all companies: done when it adds nothing more. */
const monthsAreKept = async (count: () => Promise<number>): Promise<void> => {
  for (let former = -1, now = await count(); now === 0 || now !== former; former = now, now = await count()) await wait(10_000);
};

/** Asks for the health every 20 ms until it is called: the longest that it took. */
const watchHealth = (origin: string): (() => Promise<number>) => {
  let isOver = false;
  let longest = 0;
  const watching = (async () => {
    while (!isOver) {
      longest = Math.max(longest, await timeOf({ url: `${origin}/api/health`, headers: {} }));
      await wait(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return longest;
  };
};
