import type { InputOf } from '@esteto/contract/endpoint';
import type { AccountingParameterSet, accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { type LawTableSet, lawTableAnswer } from '@esteto/contract/month/law-table';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { monthProblem } from '@esteto/domain/law/parameter/accounting-parameter';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import type { OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor, Visitor } from '../../../platform/work/actor.ts';
import * as parameters from './accounting-parameter.repository.ts';
import { lawTables, officeRules, parameterSet, selicRates } from './parameter-set.ts';

export type NewParameter = Parameters<typeof parameters.insert>[1];

/** What calculations of whatever months take from here. */
export type MonthLaw = { tables: LawTables; rulesIn: (month: string) => OfficeRules };

export type AccountingParameterService = ReturnType<typeof accountingParameterService>;

export const accountingParameterService = ({ db, work, clock }: Pick<Deps, 'db' | 'work' | 'clock'>) => {
  const set = (actor: SessionActor, parameter: NewParameter): Promise<void> =>
    work(actor, async (tx) => {
      await refuseMonth(tx.db, tx.today, await parameters.everything(tx.db), parameter);
      await parameters.insert(tx, parameter);
    });

  /** The same for whatever months. One statement. */
  const ofMonths = async (reader: Reader = db): Promise<MonthLaw> => lawOf(await parameters.everything(reader));

  return {
    all: async (_actor: SessionActor): Promise<AccountingParameterSet> => parameterSet(await parameters.everything(db)),

    setSocialSecurity: (
      actor: SessionActor,
      { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setSocialSecurity>,
    ) => set(actor, { kind: 'social_security', valid_from, source, reason, value }),

    setIrrf: (actor: SessionActor, { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setIrrf>) =>
      set(actor, { kind: 'irrf', valid_from, source, reason, value }),

    setIrpfAnnual: (actor: SessionActor, { body: { year, source, reason, ...value } }: InputOf<typeof accountingParameter.setIrpfAnnual>) =>
      set(actor, { kind: 'irpf_annual', valid_from: `${year}-01`, source, reason, value }),

    setSelic: (actor: SessionActor, { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setSelic>) =>
      set(actor, { kind: 'selic', valid_from, source, reason, value }),

    setOfficeRules: (
      actor: SessionActor,
      { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setOfficeRules>,
    ) => set(actor, { kind: 'office_rules', valid_from, source, reason, value }),

    setProcessingTimes: (
      actor: SessionActor,
      { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setProcessingTimes>,
    ) => set(actor, { kind: 'processing_times', valid_from, source, reason, value }),

    /** What calculations of a month take from here: the law's tables with what staff added, and the office's rules. One statement. */
    inForce: async (month: string, reader: Reader = db): Promise<{ tables: LawTables; rules: OfficeRules }> => {
      const { tables, rulesIn } = await ofMonths(reader);
      return { tables, rules: rulesIn(month) };
    },

    ofMonths,

    /** For who calculates in a browser. One statement. */
    tables: async (_visitor: Visitor): Promise<LawTableSet> => lawTableAnswer(lawTables(await parameters.everything(db))),

    /** What holds, and what would hold with a version that is not kept yet; one that would be refused is refused. Two statements at most. */
    withAndWithout: async (parameter: NewParameter): Promise<Record<'before' | 'after', MonthLaw & { selic: SelicRates }>> => {
      const rows = await parameters.everything(db);
      await refuseMonth(db, clock.today(), rows, parameter);
      const proposed = { ...parameter, id: 0, author_name: null, created_at: clock.now().toISOString() };
      const ruling = (versions: readonly parameters.ParameterRow[]) => ({ ...lawOf(versions), selic: selicRates(versions) });
      return { before: ruling(rows), after: ruling([...rows, proposed]) };
    },

    /** What the year of a person takes from here: the tables with what staff added, and the Selic by month. One statement. */
    ofYears: async (): Promise<{ tables: LawTables; selic: SelicRates }> => {
      const rows = await parameters.everything(db);
      return { tables: lawTables(rows), selic: selicRates(rows) };
    },
  };
};

const lawOf = (rows: readonly parameters.ParameterRow[]): MonthLaw => ({
  tables: lawTables(rows),
  rulesIn: (month) => officeRules(rows, month),
});

/** One statement where the month is over. */
const refuseMonth = async (
  reader: Reader,
  today: string,
  rows: readonly parameters.ParameterRow[],
  { kind, valid_from }: NewParameter,
): Promise<void> => {
  const isKnown = rows.some((row) => row.kind === kind && row.valid_from === valid_from);
  const closed = valid_from < competenceOf(today) ? await parameters.lastClosed(reader) : null;
  const problem = monthProblem(kind, valid_from, { today, isKnown, closed });
  if (problem) throw invalid({ [kind === 'irpf_annual' ? 'year' : 'valid_from']: problem });
};
