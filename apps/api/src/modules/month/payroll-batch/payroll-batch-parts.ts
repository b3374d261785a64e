import { FIRST_FACTOR_MONTH } from '@esteto/domain/month/r-factor/r-factor-figures';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { RFactorServices } from '../r-factor/r-factor.module.ts';

export const TELL_PAYROLLS = 'payroll-batches.run';

export type Parts = Pick<Deps, 'db' | 'work' | 'jobs' | 'clock'> & RFactorServices;

/** Refuses a month whose payroll nobody may tell. */
export const demandBegun = (competence: string, today: string): void => {
  if (competence < FIRST_FACTOR_MONTH || competence > competenceOf(today))
    throw invalid({ competence: 'Mês da folha: escolha um que já começou, de 2018 para cá.' });
};
