import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import { monthlyObligationFilters } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const closingLives = (stage: Stage): Life[] => [monthAfterMonth(stage)];

const MONTHS = 3;

/** The company without notes in the last month: what it owes is delivered in time, so that the month has one that is closed. */
const QUIET = 'Plantões';

/** What invoices, guides and payrolls of a month still do is done by the 20th of the next. */
const CLOSED_ON = 19;

/**
 * The first night opens the month that has ended; from the eighth on staff begin, and tell the official DAS where it is what we computed. Over alerts a
 * second person closes; of the last month only what has no notes, so that there is one to look at and the others are still to do.
 */
async function* monthAfterMonth({ cast: { staff, analyst, companies }, modules, today }: Stage): Life {
  const { closings, closingRuns, runClosings, monthlyObligations } = modules;
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
      const das_official = waiting === 0 && back > 1 ? das_calculated : null;
      const body = { das_official, revenue_official: null, rbt12_official: null, analyst_id: null, observations: null, version: seen };
      if (index % 4 !== 2) await closings.update(staff, { id, body });
    }
    yield at(addDays(start, CLOSED_ON), 16 * 60);
    const delivered_on = addDays(start, CLOSED_ON);
    const owed = await monthlyObligations.list(staff, {
      ...monthlyObligationFilters.getDefault(),
      search: QUIET,
      month: null,
      open: true,
      limit: 100,
    });
    const ids = owed.items.filter(({ competence, company_id }) => competence === month && company_id === quiet).map(({ id }) => id);
    if (ids.length > 0) await monthlyObligations.deliverMany(staff, { body: { ids, delivered_on, delivery_kind: 'digital' } });
    const filters = { ...closingFilters.getDefault(), month, open: true };
    await closingRuns.start(staff, { body: { action: 'close', analyst_id: null, ids: [], filters, except_ids: [] } });
    await runClosings('demo');
    const left = (await closings.list(staff, { ...EVERYONE, month })).items;
    for (const { id, version, status, result, checks, company_id } of left) {
      if (status !== 'running' || result !== 'alert' || (back === 1 && company_id !== quiet)) continue;
      await closings.move(staff, { id, body: { version, action: 'send_to_review', reason: null } });
      const reasons = checks.filter((check) => check.result === 'alert').map(({ key }) => ({ key, reason: REASON }));
      await closings.close(analyst, { id, body: { version: version + 1, reasons } });
    }
    await closings.judge();
  }
}

const REASON = 'Visto com o cliente por telefone.';

const EVERYONE = { ...closingFilters.getDefault(), limit: 100 };
