import { setTimeout as wait } from 'node:timers/promises';
import { readyMonth } from '@esteto/api/testing/closing-volume';
import { fillOfficeVolume } from '@esteto/api/testing/office-volume';
import { closingRun } from '@esteto/contract/month/closing-run';
import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { CLOSING_SECONDS } from './bars.ts';
import { withClient, withOffices } from './large-office.ts';
import type { Figure } from './table.ts';
import { signIn } from './visitor.ts';

const COMPANIES = 10_000;

/** How often the database is asked how far a job came. */
const LOOK_MS = 250;

/**
 * The month of ten thousand companies: how long the checks of all take, and how long all that are green take to be closed by one run whose server is killed
 * half-way and started again. Beside the times stands what must be: every closing of the run was closed once.
 */
export const measureClosing = (port: number): Promise<Figure[]> =>
  withOffices(async (open) => {
    const today = new Date().toISOString().slice(0, 10);
    const month = addCompetence(competenceOf(today), -1);
    const { server, ownerUrl, restart } = await open({
      name: 'closing',
      port,
      fill: (url) =>
        withClient(url, async (client) => {
          await fillOfficeVolume((text) => client.query(text), { companies: COMPANIES, today });
          await readyMonth((text) => client.query(text), { month, begun: true });
          await client.query('vacuum (analyze)');
        }),
    });
    return withClient(ownerUrl, async (client) => {
      const count = async (query: string): Promise<number> => Number((await client.query<{ count: string }>(query)).rows[0]?.count);
      const judged = `select count(*) from closings where month = '${month}' and judged_on is not null`;
      const all = await count(`select count(*) from closings where month = '${month}' and status = 'running'`);
      while ((await count(judged)) === 0) await wait(LOOK_MS);
      const checks = await secondsUntil(async () => (await count(judged)) >= all);
      const green = await count(`select count(*) from closings where month = '${month}' and result = 'ok' and status = 'running'`);

      const staff = await signIn(server.origin, 'master@demo.test');
      const filters = { ...closingFilters.getDefault(), month };
      const { id } = await staff.call(closingRun.start, { body: { action: 'close', analyst_id: null, ids: [], filters, except_ids: [] } });
      const waiting = `select count(*) from closing_run_rows where run_id = ${id} and state = 'waiting'`;
      const begun = await count(waiting);
      const half = await secondsUntil(async () => (await count(waiting)) < begun / 2);
      await server.kill();
      const left = await count(waiting);
      await restart();
      while ((await count(waiting)) === left) await wait(LOOK_MS);
      const rest = await secondsUntil(async () => (await count(waiting)) === 0);
      const closedOnce = await count(`select count(*) from (
        select entity_id from events where action = 'closing.closed' and entity_id in (select closing_id from closing_run_rows where run_id = ${id} and state = 'done')
        group by entity_id having count(*) = 1) as once`);
      const done = await count(`select count(*) from closing_run_rows where run_id = ${id} and state = 'done'`);
      return [
        { name: `Conferência de ${all} empresas`, value: checks, limit: CLOSING_SECONDS, unit: 's' },
        { name: `Fechamento de ${begun} empresas, ${green} das quais em ordem`, value: half + rest, limit: CLOSING_SECONDS, unit: 's' },
        { name: `Fechadas uma vez, de ${done}, com o servidor morto no meio`, value: closedOnce, limit: { aim: done }, least: true },
      ];
    });
  });

/** Seconds until it is so. */
const secondsUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const start = performance.now();
  while (!(await isSo())) await wait(LOOK_MS);
  return (performance.now() - start) / 1000;
};
