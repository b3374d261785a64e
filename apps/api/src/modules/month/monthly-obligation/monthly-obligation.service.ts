import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import type { Page } from '@esteto/contract/list';
import type {
  monthlyObligation as contract,
  MonthlyObligationDetail,
  MonthlyObligationRow,
} from '@esteto/contract/month/monthly-obligation';
import type { ObligationFines } from '@esteto/contract/office/work-queue';
import type { RecordFile } from '@esteto/contract/record-file';
import { regimeIn } from '@esteto/domain/law/month/company-months';
import { datedObligation, obligationProblem } from '@esteto/domain/law/obligation/calendar';
import { OBLIGATION_KEYS, type ObligationKey, obligationRegimes } from '@esteto/domain/law/obligation/obligation-rule';
import { obligationOfKey } from '@esteto/domain/law/obligation/obligation-rules';
import { monthTax } from '@esteto/domain/law/tax/month-tax';
import { shownStep } from '@esteto/domain/law/tax/step';
import { lateEstimate, lateRates } from '@esteto/domain/month/monthly-obligation/late-estimate';
import {
  MOST_DELIVERED,
  monthlyObligationForm,
  obligationDeliveryForm,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-form';
import {
  isOpenObligation,
  type MonthlyObligationAction,
  monthlyObligationMachine,
  reopenedStatus,
} from '@esteto/domain/month/monthly-obligation/monthly-obligation-life';
import { addCompetence } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { recordHistory } from '../../../platform/audit/record-history.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { FileAnswer, UploadedFile } from '../../../platform/http/bind.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Row, RowUpdate } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { monthlyObligationFiles, monthlyObligations as table } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { UserService } from '../../identity/user/user.service.ts';
import type { MonthService } from '../month/month.service.ts';
import { MOST_FRESH, type MonthFigureService } from '../month/month-figures.service.ts';
import { followHoliday, followIrpfDeadline, generateObligations, profileOf, valuesOf } from './generate-obligations.ts';
import type { FreshDas, LateDay } from './late-fines.repository.ts';
import * as fines from './late-fines.repository.ts';
import * as obligations from './monthly-obligation.repository.ts';
import { profiles } from './obligation-profile.repository.ts';
import { amountsDelivered, refuseMovement, refuseOtherDays } from './obligation-refusals.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'files'> & {
  users: UserService;
  months: MonthService;
  monthFigures: MonthFigureService;
};
type Of = { id: number };

/** Obligations in one transaction of the clock. */
const BATCH = 200;

const taken = {
  constraint: 'monthly_obligations_competence',
  field: 'rule_key',
  message: 'A empresa já tem esta obrigação nesta competência.',
};

export type MonthlyObligationService = ReturnType<typeof monthlyObligationService>;

export const monthlyObligationService = ({ db, work, clock, files, users, months, monthFigures }: Parts) => {
  /** With what is to be paid: as somebody told it, else the month's DAS of those that are one. One statement more where there are such. */
  const withAmounts = async <Listed extends obligations.ListedObligation>(reader: Reader, rows: readonly Listed[]) => {
    const unsaid = rows.filter(({ rule_key, amount, status }) => rule_key === 'das' && amount === null && isOpenObligation(status));
    const competences = unsaid.map(({ competence }) => competence).toSorted();
    const [first, last] = [competences[0], competences.at(-1)];
    const known =
      first && last ? await months.between([...new Set(unsaid.map(({ company_id }) => company_id))], first, last, reader) : new Map();
    return rows.map((row) => {
      const company = unsaid.includes(row) ? known.get(row.company_id) : undefined;
      return { ...row, amount_due: row.amount ?? (company ? monthTax(company, row.competence).das_due : null) };
    });
  };

  const detail = async (reader: Reader, id: number): Promise<MonthlyObligationDetail> => {
    const found = await obligations.detail(reader, id);
    const [row] = await withAmounts(reader, [found]);
    const { local, selic, irpf_deadlines } = await months.terms(reader);
    if (!row) throw new Error('an obligation without its amount');
    const rule = obligationOfKey(row.rule_key, row.competence);
    const { steps } = datedObligation(rule, { iss_due_day: null, local_holidays: local(row), irpf_deadlines }, row.competence);
    const isOver = !isOpenObligation(row.status) && row.delivered_on === null;
    const late = { ...row, amount: row.amount_due, day: row.delivered_on ?? clock.today(), selic };
    return {
      ...row,
      steps: steps.map((step, index) => shownStep(index === 0 ? { ...step, source: rule.source } : step)),
      fine_estimate: isOver ? null : lateEstimate(late),
    };
  };

  /** A company that works, and what it may owe of a competence by the regime that it had then. */
  const ownerIn = async (reader: Reader, company_id: number, competence: string) => {
    const [company] = await profiles(reader, competence, { after: company_id - 1, limit: 1 });
    if (company?.id !== company_id) throw invalid({ company_id: 'Escolha uma empresa da lista.' });
    const { tax_regime } = regimeIn(await months.ofOne(company_id, competence, reader), competence);
    return { company, regimes: obligationRegimes({ ...company, tax_regime }) };
  };

  /** The month's DAS where nobody told the amount, of those that are not kept or old: more that is missing is waited for. */
  const freshDas = async (late: readonly LateDay[]): Promise<FreshDas[]> => {
    const unkept = late.flatMap((day) => day.unkept).slice(0, MOST_FRESH);
    if (late.reduce((sum, { missing }) => sum + missing, 0) > MOST_FRESH) return monthFigures.refuseUntilKept();
    const competences = unkept.map(({ competence }) => competence).toSorted();
    const [first, last] = [competences[0], competences.at(-1)];
    if (!first || !last) return [];
    const known = await months.between([...new Set(unkept.map(({ company_id }) => company_id))], first, last);
    return unkept.flatMap(({ company_id, competence }) => {
      const company = known.get(company_id);
      return company ? [{ company_id, competence, das_due: monthTax(company, competence).das_due }] : [];
    });
  };

  /** What those past their day cost if they were done today: of each what its detail says. Four statements at most. */
  const lateFines = async (analyst_id: number | null): Promise<ObligationFines> => {
    const [late, { selic }] = await Promise.all([fines.lateDays(db, analyst_id, MOST_FRESH + 1), months.terms()]);
    const rates = late.flatMap(({ rule_key, legal_date }) => {
      const told = lateRates({ rule_key, legal_date, day: clock.today(), selic });
      return told ? [{ rule_key, legal_date, ...told }] : [];
    });
    return fines.lateSum(db, analyst_id, rates, await freshDas(late));
  };

  return {
    list: async (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<MonthlyObligationRow>> => {
      const page = await obligations.list(db, input);
      return { ...page, items: await withAmounts(db, page.items) };
    },

    detail: (_actor: SessionActor, { id }: Of): Promise<MonthlyObligationDetail> => detail(db, id),

    lateFines,

    offered: async (_actor: SessionActor, { company_id, competence }: InputOf<typeof contract.offered>): Promise<ObligationKey[]> => {
      const { regimes } = await ownerIn(db, company_id, competence);
      return OBLIGATION_KEYS.filter((key) => obligationProblem(key, regimes, competence) === null);
    },

    create: (actor: SessionActor, { body }: InputOf<typeof contract.create>): Promise<MonthlyObligationDetail> =>
      work(actor, async (tx) => {
        const { company_id, rule_key, competence, observations } = body;
        const { company, regimes } = await ownerIn(tx.db, company_id, competence);
        const problem = obligationProblem(rule_key, regimes, competence);
        if (problem?.of === 'competence') throw invalid({ competence: `Competência: ${problem.words}.` });
        if (problem) throw invalid({ rule_key: `Obrigação: ${problem.words}.` });
        const rule = obligationOfKey(rule_key, competence);
        const terms = await months.terms(tx.db);
        const { days_before } = terms.rules(addCompetence(competence, 1));
        const obligation = datedObligation(rule, profileOf(company, terms), competence, days_before);
        const values = { ...valuesOf(company, obligation), observations };
        const { id } = await refuseTaken(taken, () => tx.insert(table, values, { action: 'monthly_obligation.created', company_id }));
        return detail(tx.db, id);
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<MonthlyObligationDetail> =>
      work(actor, async (tx) => {
        if (form.analyst_id) await users.refuseOutsiders(tx.db, form.analyst_id);
        const before = await tx.lock(table, { id, version, scope: undefined });
        await tx.change(table, before, form, { action: 'monthly_obligation.edited', company_id: before.company_id });
        return detail(tx.db, id);
      }),

    move: async (actor: SessionActor, { id, body: { version, action, reason } }: InputOf<typeof contract.move>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        if (action === 'declare_no_fact' || action === 'waive') await refuseMovement(months, tx, [before]);
        await move(tx, before, { action, reason });
      });
    },

    deliver: async (actor: SessionActor, { id, body: { version, ...delivery } }: InputOf<typeof contract.deliver>): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        refuseOtherDays([before], delivery.delivered_on, tx.today);
        const { reason, ...values } = delivery;
        const amount = (await amountsDelivered(months, tx, [before], delivery)).get(id) ?? null;
        await move(tx, before, { action: deliveryOn(before, values.delivered_on), reason }, { ...values, amount });
      });
    },

    deliverMany: (
      actor: SessionActor,
      { body: { ids, ...delivery } }: InputOf<typeof contract.deliverMany>,
    ): Promise<{ changed: number }> =>
      work(actor, async (tx) => {
        const rows = await tx.lockAll(table, { scope: obligations.chosen(ids), most: MOST_DELIVERED });
        const open = rows.filter(({ status }) => isOpenObligation(status));
        refuseOtherDays(open, delivery.delivered_on, tx.today);
        const amounts = await amountsDelivered(months, tx, open, delivery);
        for (const before of open)
          await move(
            tx,
            before,
            { action: deliveryOn(before, delivery.delivered_on) },
            { ...delivery, amount: amounts.get(before.id) ?? null },
          );
        return { changed: open.length };
      }),

    noFactMany: (actor: SessionActor, { body: { ids } }: InputOf<typeof contract.noFactMany>): Promise<{ changed: number }> =>
      work(actor, async (tx) => {
        const rows = await tx.lockAll(table, { scope: obligations.chosen(ids), most: MOST_DELIVERED });
        const open = rows.filter(({ status }) => isOpenObligation(status));
        await refuseMovement(months, tx, open);
        await tx.moveAll(table, monthlyObligationMachine, open, { action: 'declare_no_fact', by: 'staff' });
        return { changed: open.length };
      }),

    readFile: async (_actor: SessionActor, { id, document }: Of & { document: string }): Promise<FileAnswer> => {
      const { company_id } = await obligations.findFile(db, id, document);
      return files.read(db, document, company_id);
    },

    attach: (actor: SessionActor, { id, file }: Of & { file: UploadedFile }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        const { company_id } = await obligations.detail(tx.db, id);
        const file_id = await files.keep(tx, file, company_id);
        await tx.insert(monthlyObligationFiles, { obligation_id: id, file_id }, { action: 'monthly_obligation_file.added', company_id });
        tx.record({ type: 'monthly_obligation', id }, { action: 'monthly_obligation.file_added', company_id, reason: file.name });
        return obligations.filesOf(tx.db, id);
      }),

    detach: (actor: SessionActor, { id, document }: Of & { document: string }): Promise<RecordFile[]> =>
      work(actor, async (tx) => {
        const { company_id } = await obligations.removeFile(tx, id, document);
        tx.record({ type: 'monthly_obligation', id }, { action: 'monthly_obligation.file_removed', company_id });
        return obligations.filesOf(tx.db, id);
      }),

    history: async (_actor: SessionActor, { id }: Of): Promise<HistoryEvent[]> => {
      await obligations.detail(db, id);
      return recordHistory(db, { type: 'monthly_obligation', id }, HISTORY);
    },

    /** A job. */
    generate: generateObligations({ db, work, clock, months }),

    followHoliday: followHoliday({ db, work, months }),

    followIrpfDeadline: followIrpfDeadline({ db, work, months }),

    /** What fell due before today is told so. A job. */
    expire: async (request_id: string): Promise<void> => {
      const next = (after: number) => obligations.dueIds(db, clock.today(), { after, limit: BATCH });
      await inBatches('obligations', next, (ids) =>
        work(systemActor(request_id), async (tx) => {
          const due = await obligations.lockDue(tx.db, tx.today, ids);
          await tx.moveAll(table, monthlyObligationMachine, due, { action: 'expire', by: 'system' });
        }),
      );
    },

    piles: () => obligations.piles(db),
  };
};

type MonthlyObligation = Row<typeof table>;
type Values = Omit<RowUpdate<typeof table>, 'status'>;

/** On the last day it is still on time. One without a date never is late. */
const deliveryOn = ({ legal_date }: MonthlyObligation, day: string): 'deliver' | 'deliver_late' =>
  legal_date !== null && day > legal_date ? 'deliver_late' : 'deliver';

type Step = { action: MonthlyObligationAction; reason?: string | null };

const move = (tx: Tx, before: MonthlyObligation, { action, reason }: Step, values: Values = {}): Promise<MonthlyObligation> =>
  tx.move(
    table,
    monthlyObligationMachine,
    before,
    { action, by: 'staff', reason, before: reopenedStatus(before, tx.today) },
    {
      ...values,
      ...(action === 'pay' && { paid_at: tx.now }),
      ...(action === 'reopen' && { delivered_on: null, delivery_kind: null, protocol_number: null, paid_at: null }),
    },
  );

/** The fields whose changes the history tells. */
const HISTORY = monthlyObligationForm
  .pick(['amount', 'observations'])
  .concat(obligationDeliveryForm.pick(['delivered_on', 'delivery_kind', 'protocol_number']));
