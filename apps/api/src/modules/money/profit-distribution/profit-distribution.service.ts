import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { profitDistribution as contract, ProfitLine, ProfitMonthRow, ProfitYear } from '@esteto/contract/money/profit-distribution';
import { dividendTax } from '@esteto/domain/law/tax/dividends';
import {
  type NewProfitDistributionForm,
  profitDistributionProblem,
} from '@esteto/domain/money/profit-distribution/profit-distribution-form';
import { profitLinesText } from '@esteto/domain/money/profit-distribution/profit-lines';
import { competenceOf, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { sumCents } from '@esteto/domain/shared/money/money';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { profitDistributions as table } from '../../../tables/profit-distribution/profit-distribution.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { BoletoService } from '../boleto/boleto.service.ts';
import * as profits from './profit-distribution.repository.ts';
import * as months from './profit-months.repository.ts';
import { FOLLOW_PROFITS, followProfits, type MonthOfProfits, nameMovement, settleAll, settleCompany } from './profit-settling.ts';
import { importing } from './profit-sheet-import.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'jobs'> & { boletos: Pick<BoletoService, 'followOwnTax'>; users: UserService };

type Voiding = { id: number; body: { reason: string; version: number } };

type Naming = { body: { transaction_id: number; user_id: number } };

/** Profits that companies paid to people: told by hand or by their statements, never twice, and the tax that is kept back on them. */
export const profitDistributionService = (parts: Parts) => {
  const { db, work, clock, jobs } = parts;

  const follow = (tx: Tx, { id, version, company_id, paid_on }: Row<typeof table>): Promise<void> => {
    const of = { company_id, month: competenceOf(paid_on) } satisfies MonthOfProfits;
    return jobs.enqueue(tx, FOLLOW_PROFITS, of, `profits-${id}-${version}`);
  };

  const yearOf = async (company_id: number, year: number, only: number | null): Promise<ProfitYear> => {
    const [{ name, cnpj, partners, elsewhere, free, guides, filed }, payments, waiting] = await Promise.all([
      profits.company(db, company_id, { year, only }),
      profits.ofYear(db, company_id, year),
      profits.waiting(db, company_id),
    ]);
    const paidElsewhere = new Map(elsewhere.map(({ person, amount }) => [person, amount]));
    const others = new Map(payments.map((payment) => [payment.person, payment]));
    for (const { person } of partners) others.delete(person);
    const people = [
      ...partners.map((one) => ({ ...one, is_partner: true })),
      ...[...others.values()].map(({ person, user_id, person_name, person_cpf }) => ({
        person,
        user_id,
        name: person_name,
        cpf: person_cpf,
        is_partner: false,
      })),
    ];
    return {
      year,
      company_id,
      company_name: name,
      cnpj,
      people: people.map((one) => ({
        ...one,
        elsewhere: only === null || one.user_id === only ? (paidElsewhere.get(one.person) ?? 0) : null,
      })),
      payments,
      waiting: waiting.map(({ id, date, memo, amount }) => ({ id, date, memo, amount })),
      free,
      guides,
      filed,
    };
  };

  const create = (actor: SessionActor, company_id: number, { is_another, ...form }: NewProfitDistributionForm): Promise<void> =>
    work(actor, async (tx) => {
      const problem = profitDistributionProblem(form, tx.today);
      if (problem) throw invalid(problem);
      await profits.hold(tx, company_id);
      if (form.user_id !== null) await demandPartner(tx, company_id, form.user_id);
      if (!is_another) await refuseTwice(tx, company_id, form);
      await follow(
        tx,
        await tx.insert(table, { ...form, company_id, origin: 'typed' }, { action: 'profit_distribution.registered', company_id }),
      );
    });

  const name = (actor: SessionActor, company_id: number, { body: { transaction_id, user_id } }: Naming): Promise<void> =>
    work(actor, async (tx) => {
      await profits.hold(tx, company_id);
      const movement = (await profits.waiting(tx.db, company_id)).find(({ id }) => id === transaction_id);
      if (!movement) throw notFound();
      await demandPartner(tx, company_id, user_id);
      await follow(tx, await nameMovement(tx, company_id, movement, user_id));
    });

  const takeBack = (
    actor: SessionActor,
    company_id: number,
    { id, body: { reason, version } }: Voiding,
    by: 'staff' | 'doctor',
  ): Promise<void> =>
    work(actor, async (tx) => {
      await profits.hold(tx, company_id);
      const before = await tx.lock(table, { id, version, scope: profits.ofCompany(company_id) });
      if (before.voided_at) throw refused('Esta distribuição já foi anulada.');
      const month = competenceOf(before.paid_on);
      if (by === 'doctor') await refuseWhereRead(tx, company_id, month);
      const event = { action: 'profit_distribution.voided', company_id, reason } as const;
      await follow(tx, await tx.change(table, before, { voided_at: tx.now, void_reason: reason }, event));
    });

  const linesOf = async (month: string): Promise<ProfitLine[]> =>
    (await months.lines(db, month)).map((line) => ({ ...line, tax: taxOf(month, line.paid) }));

  return {
    own: ({ company, user }: CompanyActor, { year }: InputOf<typeof contract.own>): Promise<ProfitYear> =>
      yearOf(company.company_id, year, user.id),

    createOwn: (actor: CompanyActor, { body }: { body: NewProfitDistributionForm }): Promise<void> =>
      create(actor, actor.company.company_id, body),

    nameOwn: (actor: CompanyActor, input: Naming): Promise<void> => name(actor, actor.company.company_id, input),

    voidOwn: (actor: CompanyActor, input: Voiding): Promise<void> => takeBack(actor, actor.company.company_id, input, 'doctor'),

    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ProfitMonthRow>> => {
      const month = input.month ?? competenceOf(clock.today());
      const page = await months.list(db, { ...input, month });
      return { ...page, items: page.items.map(({ sums, ...row }) => ({ ...row, ...figuresOf(month, sums) })) };
    },

    lines: async (_actor: SessionActor, { month }: InputOf<typeof contract.lines>): Promise<{ items: ProfitLine[] }> => ({
      items: await linesOf(month),
    }),

    linesFile: async (_actor: SessionActor, { month }: InputOf<typeof contract.linesFile>): Promise<FileAnswer> => ({
      bytes: Buffer.from(profitLinesText(month, await linesOf(month))),
      mime: 'text/csv; charset=utf-8',
      name: `r-4010-${formatCompetenceNumeric(month).replace('/', '-')}.csv`,
    }),

    ofCompany: (_actor: SessionActor, { company_id, year }: InputOf<typeof contract.ofCompany>): Promise<ProfitYear> =>
      yearOf(company_id, year, null),

    create: (actor: SessionActor, { company_id, body }: { company_id: number; body: NewProfitDistributionForm }): Promise<void> =>
      create(actor, company_id, body),

    name: (actor: SessionActor, { company_id, ...input }: Naming & { company_id: number }): Promise<void> => name(actor, company_id, input),

    void: (actor: SessionActor, { company_id, ...input }: Voiding & { company_id: number }): Promise<void> =>
      takeBack(actor, company_id, input, 'staff'),

    ...importing({ db, work, clock, follow }),

    followProfits: followProfits(parts),
    settleCompany: settleCompany(parts),
    settleAll: settleAll(parts),
  };
};

const taxOf = (competence: string, paid: number): number => dividendTax({ competence, payments: [paid] }).tax;

const figuresOf = (month: string, sums: readonly { paid: number; earlier: number }[]) => ({
  paid: sumCents(sums.map(({ paid, earlier }) => paid + earlier)),
  people: sums.length,
  most: Math.max(0, ...sums.map(({ paid }) => paid)),
  tax: sumCents(sums.map(({ paid }) => taxOf(month, paid))),
});

const refused = (message: string): AppError => new AppError(422, { message, code: 'illegal_transition' });

const demandPartner = async (tx: Tx, company_id: number, user_id: number): Promise<void> => {
  const partners = await profits.partnersOf(tx.db, company_id);
  if (!partners.some((partner) => partner.user_id === user_id)) throw notFound();
};

/** The same amount of the same person on a day nearby is the same money, unless they say that it is another. */
const refuseTwice = async (
  tx: Tx,
  company_id: number,
  { paid_on, amount, user_id, person_cpf }: Pick<NewProfitDistributionForm, 'paid_on' | 'amount' | 'user_id' | 'person_cpf'>,
): Promise<void> => {
  const alike = await tx.lockAll(table, { scope: profits.alike(company_id, { date: paid_on, amount }), most: 100 });
  const same = alike.find((one) => one.user_id === user_id && one.person_cpf === person_cpf);
  if (same)
    throw invalid({
      is_another: `Já há uma retirada deste valor em ${formatDateNumeric(same.paid_on)}. Se esta é outra, marque aqui.`,
    });
};

const refuseWhereRead = async (tx: Tx, company_id: number, month: string): Promise<void> => {
  const { is_filed, is_closed } = await profits.whoRead(tx.db, company_id, month);
  const shown = formatCompetenceNumeric(month);
  if (is_filed) throw refused(`A EFD-Reinf de ${shown} já foi entregue com esta retirada. Peça ao escritório para anular.`);
  if (is_closed) throw refused(`${shown} já foi fechado com esta retirada. Peça ao escritório para anular.`);
};
