import type { InputOf } from '@esteto/contract/endpoint';
import type { CompanyMonth, companyMonth as contract } from '@esteto/contract/month/company-month';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import type { Deps } from '../../../../deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { FileAnswer } from '../../../../platform/http/bind.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { judgeOne } from '../closing-judgement.ts';
import * as months from './company-month.repository.ts';
import { companyMonthPdf } from './company-month-pdf.ts';

/** A month as the company's doctors read it: of an open one as it is now, of a closed one as it was closed. */
export const companyMonthService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => {
  const read = async ({ company: { company_id } }: CompanyActor, month: string): Promise<CompanyMonth & { company_name: string }> => {
    if (month > competenceOf(clock.today())) throw invalid({ month: 'Mês: este mês ainda não começou.' });
    const row = await months.ofCompany(db, company_id, month);
    const { figures, checks } = await judgeOne(clock, db, row);
    const { closed_at, status, guides, das_official } = row;
    const { regime, revenue, waiting, withheld, payroll, annex, ratio, effective_rate, presumido, dividends_free } = figures;
    return {
      company_name: row.company_name,
      month,
      status,
      closed_at,
      regime,
      revenue,
      waiting,
      withheld,
      payroll,
      annex,
      ratio,
      effective_rate,
      das: das_official ?? figures.das_calculated,
      presumido: presumido && { pis: presumido.pis, cofins: presumido.cofins, irpj: presumido.irpj, csll: presumido.csll },
      // Months that were closed before this was kept say nothing of it.
      dividends_free: dividends_free ?? null,
      guides,
      missing: closed_at ? [] : checks.filter(({ side, result }) => side === 'client' && result !== 'ok').map(({ words }) => words),
    };
  };

  return {
    detail: (actor: CompanyActor, { month }: InputOf<typeof contract.detail>): Promise<CompanyMonth> => read(actor, month),

    file: async (actor: CompanyActor, { month }: InputOf<typeof contract.file>): Promise<FileAnswer> => {
      const { company_name, ...shown } = await read(actor, month);
      return companyMonthPdf(shown, company_name, clock.now());
    },

    see: ({ company: { company_id } }: CompanyActor, { body: { month } }: InputOf<typeof contract.see>): Promise<void> =>
      months.see(db, { company_id, month, now: clock.now().toISOString() }),
  };
};
