import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import { monthlyObligationFilters } from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import { addCompetence, competenceOf, firstDayOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const closingLives = (stage: Stage): Life[] => [monthAfterMonth(stage), openedAgain(stage)];

const MONTHS = 24;

/** So many months are still worked at; what was left over of those before is done. */
const RECENT = 2;

/** The company without notes in the last month: what it owes is delivered in time, so that the month has one that is closed. */
const QUIET = 'Plantões';

/** What invoices, guides and payrolls of a month still do is done by the 20th of the next. */
const CLOSED_ON = 19;

/**
 * The first night opens the month that has ended; from the eighth on staff begin, and tell the official DAS where it is what we computed. Over alerts a
 * second person closes; of the last month some wait for it, some for a payroll or a statement, and one of the month before is open again.
 */
async function* monthAfterMonth(stage: Stage): Life {
  const { cast, modules, today } = stage;
  const { staff, analyst, accountant, companies } = cast;
  const { closings, closingRuns, runClosings, monthlyObligations, registers } = modules;
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
    // Two of three are the accountant's.
    const ids = items.filter((_, index) => index % 3 !== 2).map(({ company_id }) => company_id);
    await registers.assign(staff, { body: { ids, analyst_id: accountant.user.id } });
    await tellPayrolls(stage, items, month, back);
    for (const [index, { id, version, status }] of items.entries()) {
      if (status === 'awaiting_client' || (back <= RECENT && index % 4 === 3)) continue;
      if (status === 'not_started') await closings.move(staff, { id, body: { version, action: 'start', reason: null } });
      const { das_calculated, waiting, version: seen } = await closings.detail(staff, { id });
      const analyst_id = index % 3 === 2 ? null : accountant.user.id;
      // The PGDAS-D is sent once nothing of the month waits to be issued; of the last month some notes still come.
      const das_official = waiting === 0 && back > 1 ? das_calculated : null;
      const unread = { revenue_official: null, rbt12_official: null, extract_file_id: null };
      const body = { das_official, ...unread, analyst_id, observations: null, version: seen };
      if (back > RECENT || index % 4 !== 2) await closings.update(staff, { id, body });
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
    const due = owed.items.filter(({ competence, company_id }) => competence === month && company_id === quiet).map(({ id }) => id);
    if (due.length > 0) await monthlyObligations.deliverMany(staff, { body: { ids: due, delivered_on, delivery_kind: 'digital' } });
    const filters = { ...closingFilters.getDefault(), month, open: true };
    await closingRuns.start(staff, { body: { action: 'close', analyst_id: null, ids: [], filters, except_ids: [] } });
    await runClosings('demo');
    let reviewed = 0;
    const isWaiting = (back: number, company_id: number): boolean =>
      back <= RECENT && !cast.companies.some(({ id }) => id === company_id) && reviewed++ % (back === 1 ? 3 : 1_000) === 0;
    const left = (await closings.list(staff, { ...EVERYONE, month })).items;
    for (const { id, version, status, result, checks, company_id } of left) {
      if (status !== 'running' || result !== 'alert') continue;
      await closings.move(staff, { id, body: { version, action: 'send_to_review', reason: null } });
      // Some wait for their second person: of the last month one in three, of the one before a single one.
      if (isWaiting(back, company_id)) continue;
      const reasons = checks.filter((check) => check.result === 'alert').map(({ key }) => ({ key, reason: REASON }));
      await closings.close(analyst, { id, body: { version: version + 1, reasons } });
    }
    await closings.judge();
  }
}

/** A month that was closed is opened again the day before today. */
async function* openedAgain({ cast: { staff, companies }, modules: { closings }, today }: Stage): Life {
  yield at(addDays(today, -1), 17 * 60);
  const month = addCompetence(competenceOf(today), -2);
  const closed = await closings.list(staff, { ...EVERYONE, month, status: 'closed' });
  const [wrong] = closed.items.filter(({ company_id }) => !companies.some(({ id }) => id === company_id));
  if (!wrong) return;
  const again = { version: wrong.version, action: 'reopen', reason: 'O banco mandou um extrato corrigido depois do fechamento.' } as const;
  await closings.move(staff, { id: wrong.id, body: again });
}

/** The minimum wage of 2026. */
const LEAST = 162_100;

/** What the companies of newcomers paid in a month is told by then; of the last two every second still keeps its accountant waiting. */
const tellPayrolls = async ({ cast, modules: { rFactors } }: Stage, items: readonly Told[], month: string, back: number): Promise<void> => {
  const named = new Set(cast.companies.filter(({ name }) => name !== 'alves' || back === 1).map(({ id }) => id));
  for (const [index, { company_id }] of items.entries()) {
    if (named.has(company_id) || (back <= RECENT && index % 2 === 1)) continue;
    const body = {
      competence: month,
      pro_labore: LEAST,
      wages: 0,
      inss_employer: 0,
      fgts: 0,
      reason: 'Como no eSocial do mês.',
      version: null,
    };
    await rFactors.savePayroll(cast.accountant, { id: company_id, body });
  }
};

type Told = { company_id: number };

const REASON = 'Visto com o cliente por telefone.';

const EVERYONE = { ...closingFilters.getDefault(), limit: 100 };
