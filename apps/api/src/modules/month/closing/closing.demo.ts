import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const closingLives = (stage: Stage): Life[] => [monthAfterMonth(stage)];

const MONTHS = 3;

/** What invoices, guides and payrolls of a month still do is done by the 20th of the next. */
const CLOSED_ON = 19;

/**
 * The first night opens the month that has ended; from the eighth on staff begin, and tell the official DAS where it is what we computed. Over alerts a
 * second person closes; of the last month only what has no notes, so that there is one to look at and the others are still to do.
 */
async function* monthAfterMonth({ cast: { staff, analyst, companies }, modules: { closings }, today }: Stage): Life {
  const quiet = companies.find(({ name }) => name === 'plantoes')?.id;
  for (let back = MONTHS; back > 0; back -= 1) {
    const month = addCompetence(competenceOf(today), -back);
    const start = firstDayOf(addCompetence(month, 1));
    yield at(start, 3 * 60 + 40);
    await closings.follow('demo');
    // By then the statements have come.
    yield at(addDays(start, 8), 3 * 60 + 40);
    await closings.follow('demo');
    yield at(addDays(start, 8), 14 * 60);
    const { items } = await closings.list(staff, { ...EVERYONE, month });
    for (const [index, { id, version, status }] of items.entries()) {
      if (status === 'awaiting_client' || index % 4 === 3) continue;
      if (status === 'not_started') await closings.move(staff, { id, body: { version, action: 'start', reason: null } });
      const { das_calculated, waiting, version: seen } = await closings.detail(staff, { id });
      // The PGDAS-D is sent once nothing of the month waits to be issued; of the last month some notes still come.
      const body = { das_official: waiting === 0 && back > 1 ? das_calculated : null, analyst_id: null, observations: null, version: seen };
      if (index % 4 !== 2) await closings.update(staff, { id, body });
    }
    yield at(addDays(start, CLOSED_ON), 16 * 60);
    await closings.closeMany(staff, { body: { ids: items.map(({ id }) => id) } });
    const left = (await closings.list(staff, { ...EVERYONE, month })).items;
    for (const { id, version, status, result, company_id } of left) {
      if (status !== 'running' || result !== 'alert' || (back === 1 && company_id !== quiet)) continue;
      await closings.move(staff, { id, body: { version, action: 'send_to_review', reason: null } });
      await closings.close(analyst, { id, body: { version: version + 1, reason: 'O certificado da empresa está sendo renovado.' } });
    }
  }
}

const EVERYONE = { search: null, status: null, analyst_id: null, open: null, limit: 100 } as const;
