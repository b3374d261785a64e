import { legalDate } from '@esteto/domain/law/obligation/due-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { PROFIT_DARF } from '@esteto/domain/law/tax/tables/dividend-table';
import { obligationOfTax } from '@esteto/domain/money/boleto/boleto-form';
import { taxOfMonth } from '@esteto/domain/money/profit-distribution/profit-radar';
import { addCompetence, competenceOf, formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { profitDistributions as table } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import { actorFor, type UserService } from '../../identity/user/user.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import type { ProfitsSaid } from '../reconciliation/reconciliation-scope.ts';
import * as profits from './profit-distribution.repository.ts';
import { companiesSince } from './profit-months.repository.ts';

// What follows from profits that were told: movements of one owner are theirs, and the guide of the tax follows what was paid.

export const FOLLOW_PROFITS = 'profit-distributions.follow';

export type MonthOfProfits = { company_id: number; month: string };

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { boletos: Pick<BoletoService, 'followOwnTax'>; users: UserService };

/** Months back in which what was paid may still change. Older ones follow when something is written in them. */
const MONTHS_BACK = 12;

/** The DARF follows what was paid in a month, told or taken back. A job, so that whoever tells of it hears of the guide as the other partners do. */
export const followProfits =
  (parts: Parts) =>
  ({ company_id, month }: MonthOfProfits, request_id: string): Promise<void> =>
    parts.work(systemActor(request_id), async (tx) => {
      await profits.hold(tx, company_id);
      await followMonth(parts, tx, company_id, month);
    });

/** The DARF of a company's month says what is kept back of all whom it paid. */
const followMonth = async ({ boletos }: Pick<Parts, 'boletos'>, tx: Tx, company_id: number, month: string): Promise<void> => {
  const payments = await profits.ofYear(tx.db, company_id, Number(month.slice(0, 4)));
  const tax_key = 'irrf_profits';
  const { due, type } = obligationOfKey(obligationOfTax(tax_key), month);
  if (!due) throw new Error('the tax on profits has no day');
  await boletos.followOwnTax(tx, {
    company_id,
    taxpayer_id: null,
    tax_key,
    competence: month,
    amount: taxOfMonth(month, payments),
    due_date: legalDate(due, type, month),
    description: `DARF ${PROFIT_DARF.code}, IRRF sobre lucros de ${formatCompetence(month)}`,
    nothing_owed: 'O que foi pago de lucros no mês não passa mais do limite',
  });
};

/** Looks at a company's movements and months anew. A job, and each night of whoever paid profits: what a note or a boleto undoes at the bank tells nobody. */
export const settleCompany =
  (parts: Parts) =>
  async ({ company_id, named }: ProfitsSaid, request_id: string): Promise<void> => {
    if (named) await nameAsSaid(parts, company_id, named, request_id);
    await parts.work(systemActor(request_id), async (tx) => {
      await profits.hold(tx, company_id);
      await nameMovements(tx, company_id);
      const from = addCompetence(competenceOf(tx.today), -MONTHS_BACK);
      for (const month of await profits.monthsToFollow(tx.db, company_id, from)) await followMonth(parts, tx, company_id, month);
    });
  };

/** A movement whose owner a person told with it is told in that person's name, unless it says something else by now. */
const nameAsSaid = async (
  parts: Parts,
  company_id: number,
  { reconciliation_id, user_id, said_by }: NonNullable<ProfitsSaid['named']>,
  request_id: string,
): Promise<void> => {
  const actor = await actorFor(parts.users, said_by, request_id);
  await parts.work(actor, async (tx) => {
    await profits.hold(tx, company_id);
    const movement = (await profits.waiting(tx.db, company_id)).find((one) => one.reconciliation_id === reconciliation_id);
    if (!movement) return;
    await nameMovement(tx, company_id, movement, user_id);
    await followMonth(parts, tx, company_id, competenceOf(movement.date));
  });
};

export const settleAll =
  (parts: Parts) =>
  (request_id: string): Promise<void> =>
    inBatches(
      'companies that pay profits',
      (after) => companiesSince(parts.db, addCompetence(competenceOf(parts.clock.today()), -1), { after, limit: 100 }),
      async (rows) => {
        for (const { id } of rows) await settleCompany(parts)({ company_id: id }, request_id);
      },
    );

/** What a movement says of which nothing was told: it is the one that a person wrote before, or the only partner's. With several it waits to be told whose. */
const nameMovements = async (tx: Tx, company_id: number): Promise<void> => {
  const untold = await profits.untold(tx.db, company_id);
  if (untold.length === 0) return;
  const [partner, another] = await profits.partnersOf(tx.db, company_id);
  for (const movement of untold) {
    if (await matchWritten(tx, company_id, movement)) continue;
    if (partner && !another) await tellMovement(tx, company_id, movement, partner.user_id);
  }
};

type Movement = Awaited<ReturnType<typeof profits.untold>>[number];

/** The distribution that a person wrote of the same money, if there is one: the two are one from now on. */
const matchWritten = async (
  tx: Tx,
  company_id: number,
  movement: Movement,
  user_id: number | null = null,
): Promise<Row<typeof table> | null> => {
  const written = await tx.lockAll(table, { scope: profits.writtenAs(company_id, movement, user_id), most: 100 });
  const [one] = written;
  // Two people with the same amount: which of them is not for us to say.
  if (!one || new Set(written.map(({ user_id: owner, person_cpf }) => owner ?? person_cpf)).size > 1) return null;
  return tx.change(table, one, { reconciliation_id: movement.reconciliation_id }, { action: 'profit_distribution.matched', company_id });
};

/** A person said whose a movement is: it is what they wrote of it before, or is told now. */
export const nameMovement = async (tx: Tx, company_id: number, movement: Movement, user_id: number): Promise<Row<typeof table>> =>
  (await matchWritten(tx, company_id, movement, user_id)) ?? (await tellMovement(tx, company_id, movement, user_id));

const tellMovement = (
  tx: Tx,
  company_id: number,
  { date, amount, reconciliation_id }: Movement,
  user_id: number,
): Promise<Row<typeof table>> =>
  tx.insert(
    table,
    { company_id, user_id, paid_on: date, amount, origin: 'statement', reconciliation_id },
    { action: 'profit_distribution.matched', company_id },
  );
