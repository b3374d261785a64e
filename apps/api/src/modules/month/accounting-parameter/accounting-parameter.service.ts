import type { InputOf } from '@esteto/contract/endpoint';
import type { AccountingParameterSet, accountingParameter } from '@esteto/contract/month/accounting-parameter';
import type { SelicRates } from '@esteto/domain/law/obligation/late-tax';
import { monthProblem } from '@esteto/domain/law/parameter/accounting-parameter';
import type { LawTables } from '@esteto/domain/law/tax/tables/law-tables';
import type { OfficeRules } from '@esteto/domain/month/accounting-parameter/accounting-parameter-form';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import * as parameters from './accounting-parameter.repository.ts';
import { lawTables, officeRules, parameterSet, selicRates } from './parameter-set.ts';

export type AccountingParameterService = ReturnType<typeof accountingParameterService>;

export const accountingParameterService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => {
  const set = (actor: SessionActor, parameter: Parameters<typeof parameters.insert>[1]): Promise<void> =>
    work(actor, async (tx) => {
      const { kind, valid_from } = parameter;
      const added = await parameters.everything(tx.db);
      const isKnown = added.some((row) => row.kind === kind && row.valid_from === valid_from);
      const closed = valid_from < competenceOf(tx.today) ? await parameters.lastClosed(tx.db) : null;
      const problem = monthProblem(kind, valid_from, { today: tx.today, isKnown, closed });
      if (problem) throw invalid({ valid_from: problem });
      await parameters.insert(tx, parameter);
    });

  /** The same for whatever months. One statement. */
  const ofMonths = async (reader: Reader = db): Promise<{ tables: LawTables; rulesIn: (month: string) => OfficeRules }> => {
    const rows = await parameters.everything(reader);
    return { tables: lawTables(rows), rulesIn: (month) => officeRules(rows, month) };
  };

  return {
    all: async (_actor: SessionActor): Promise<AccountingParameterSet> => parameterSet(await parameters.everything(db)),

    setSocialSecurity: (
      actor: SessionActor,
      { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setSocialSecurity>,
    ) => set(actor, { kind: 'social_security', valid_from, source, reason, value }),

    setIrrf: (actor: SessionActor, { body: { valid_from, source, reason, ...value } }: InputOf<typeof accountingParameter.setIrrf>) =>
      set(actor, { kind: 'irrf', valid_from, source, reason, value }),

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

    /** What the year of a person takes from here: the monthly tables with what staff added, and the Selic by month. One statement. */
    ofYears: async (): Promise<{ tables: LawTables; selic: SelicRates }> => {
      const rows = await parameters.everything(db);
      return { tables: lawTables(rows), selic: selicRates(rows) };
    },
  };
};
