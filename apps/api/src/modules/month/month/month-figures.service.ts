import { monthTax } from '@esteto/domain/law/tax/month-tax';
import { simplesMonths } from '@esteto/domain/law/tax/simples-months';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { Busy } from '../../../platform/database/patience.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import type { AccountingParameterService } from '../accounting-parameter/accounting-parameter.service.ts';
import { factorOf, figuresImpact } from './figures-impact.ts';
import type { MonthService } from './month.service.ts';
import * as figures from './month-figures.repository.ts';

// docs/decisions/059-many-companies.md

type Parts = Pick<Deps, 'db' | 'clock' | 'jobs'> & { months: MonthService; accountingParameters: AccountingParameterService };

export const KEEP_MONTHS = 'month-figures.keep';

/** A read computes so many by itself where they are not kept, or old. */
export const MOST_FRESH = 50;

/** Companies in one transaction: what they come to is computed in one go, during which the server answers nobody. */
const BATCH = 25;

export type MonthFigureService = ReturnType<typeof monthFigureService>;

export const monthFigureService = ({ db, clock, jobs, months, accountingParameters }: Parts) => {
  /** What changed is looked up first: what changes while they are read is done again. */
  const keepSome = (companies: readonly figures.ToKeep[]): Promise<void> =>
    db.transaction(async (tx) => {
      const ids = companies.map(({ id }) => id);
      const seen = await figures.changesOf(tx, ids);
      const all = companies.flatMap(({ competences }) => competences).toSorted();
      const [first, last] = [all[0], all.at(-1)];
      const law = await accountingParameters.ofMonths(tx);
      const monthsById = first && last ? await months.between(ids, first, last, tx) : new Map();
      const rows = companies.flatMap(({ id, competences }) => {
        const company = monthsById.get(id);
        if (!company) return [];
        const simples = simplesMonths(company);
        return competences.map((competence) => ({
          company_id: id,
          competence,
          das_due: monthTax(company, competence, simples).das_due,
          r_factor: factorOf(company, competence, { simples, ...law }),
        }));
      });
      await figures.put(tx, rows);
      await figures.forget(tx, seen);
    });

  return {
    /** Computes what is missing and what is old: of this month and the next, and of one that somebody asked for. A job. */
    keep: ({ competence }: { competence?: string }): Promise<void> => {
      const month = competenceOf(clock.today());
      const wanted = [...new Set([month, addCompetence(month, 1), ...(competence ? [competence] : [])])];
      return inBatches('companies', (after) => figures.toKeep(db, wanted, { after, limit: BATCH }), keepSome);
    },

    impact: figuresImpact({ db, months }),

    /** More are missing than a read computes: they are asked for, and whoever asked is told to come back. */
    refuseUntilKept: async (competence?: string): Promise<never> => {
      await db.transaction((tx) =>
        jobs.enqueue({ db: tx }, KEEP_MONTHS, { ...(competence && { competence }) }, `keep ${competence ?? ''}`),
      );
      throw new Busy('figures of many companies are being computed');
    },
  };
};
