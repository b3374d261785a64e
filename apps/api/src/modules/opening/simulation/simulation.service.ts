import type { InputOf } from '@esteto/contract/endpoint';
import type { SimulationStart, simulation } from '@esteto/contract/opening/simulation';
import { simulate } from '@esteto/domain/opening/simulation/simulate';
import { LEAD_RETENTION_MONTHS } from '@esteto/domain/opening/simulation/simulation-lead';
import { addCompetence, competenceOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { monthsAfter } from '../../../platform/clock/months-after.ts';
import type { FileAnswer } from '../../../platform/http/bind.ts';
import { minuteGate } from '../../../platform/http/minute-gate.ts';
import type { CompanyActor, Visitor } from '../../../platform/work/actor.ts';
import type { InvoiceService } from '../../billing/invoice/invoice.service.ts';
import { memberScope } from '../../billing/invoice/invoice-scope.ts';
import type { AccountingParameterService } from '../../month/accounting-parameter/accounting-parameter.service.ts';
import type { LeadService } from '../lead/lead.service.ts';
import * as simulations from './simulation.repository.ts';
import { simulationPdf } from './simulation-pdf.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  invoices: Pick<InvoiceService, 'grossByMonth'>;
  leads: Pick<LeadService, 'arrive'>;
  accountingParameters: Pick<AccountingParameterService, 'ofMonths'>;
};

/** More than anybody presses in a minute. */
const MOST_PDFS = 20;
const MOST_LEADS = 10;
const MONTHS = 12;

export const simulationService = ({ db, work, clock, invoices, leads, accountingParameters }: Parts) => {
  const admitPdf = minuteGate(clock, MOST_PDFS);
  const admitLead = minuteGate(clock, MOST_LEADS);
  return {
    /** What people are paid is told to partners alone. */
    start: async (actor: CompanyActor): Promise<SimulationStart> => {
      const months = lastCompetences(addCompetence(competenceOf(clock.today()), -1), MONTHS);
      const span = { from: months[0] ?? '', to: months.at(-1) ?? '' };
      const [{ payrolls, ...company }, rows] = await Promise.all([
        simulations.startOf(db, actor.company.company_id, span),
        invoices.grossByMonth(memberScope(actor), span.from, span.to),
      ]);
      const gross = new Map(rows.map((row) => [row.month, row.gross]));
      return {
        months: months.map((month) => ({ month, gross: gross.get(month) ?? 0 })),
        ...company,
        payrolls: actor.company.user_type === 'partner' ? payrolls : [],
      };
    },

    pdf: async (visitor: Visitor, { body }: InputOf<typeof simulation.pdf>): Promise<FileAnswer> => {
      admitPdf(visitor);
      return simulationPdf(body, clock.today(), (await accountingParameters.ofMonths()).tables);
    },

    /** The same to everybody, whether the e-mail is known or not. What the person saw is reckoned again here: nothing is believed of what is sent. */
    keep: async (visitor: Visitor, { body }: InputOf<typeof simulation.keep>): Promise<void> => {
      admitLead(visitor);
      const { consent: _, ...lead } = body;
      const competence = competenceOf(clock.today());
      const { best, regimes } = simulate(body.input, competence, (await accountingParameters.ofMonths()).tables);
      await work(visitor, async (tx) => {
        if (await simulations.isKept(tx.db, body.key)) return;
        const { name, email, phone } = lead;
        const retention_until = monthsAfter(tx.now, LEAD_RETENTION_MONTHS);
        const lead_id = await leads.arrive(tx, { source: 'simulation', name, email, phone, retention_until });
        const id = await simulations.insert(tx.db, {
          ...lead,
          lead_id,
          consented_at: tx.now,
          retention_until,
          search_key: searchKey([name, email, phone].filter(Boolean).join(' ')),
          competence,
          best_regime: best.regime,
          best_net: best.net,
          result: regimes.map(({ regime, tax, net }) => ({ regime, tax, net })),
        });
        if (id !== null) tx.record({ type: 'simulation', id }, { action: 'simulation.kept' });
      });
    },

    /** Forgets what was kept as long as people agreed to. Run by a job. */
    sweep: (): Promise<void> => simulations.deleteExpired(db, clock.now().toISOString()),
  };
};
