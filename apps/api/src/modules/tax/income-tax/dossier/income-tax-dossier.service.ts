import type { InputOf } from '@esteto/contract/endpoint';
import type { IncomeTaxDossier, IncomeTaxFact, incomeTaxDossier } from '@esteto/contract/tax/income-tax-dossier';
import { irpfDeadline } from '@esteto/domain/law/tax/irpf-deadline';
import { shownStep } from '@esteto/domain/law/tax/step';
import { countLines, dossierOf } from '@esteto/domain/tax/income-tax/dossier';
import { dossierYears, factAmounts, type IncomeTaxFactForm, MAX_FACTS } from '@esteto/domain/tax/income-tax/income-tax-fact-form';
import { informeComparison } from '@esteto/domain/tax/income-tax/informe-comparison';
import { informeLines } from '@esteto/domain/tax/income-tax/informe-lines';
import { payersOfInformes } from '@esteto/domain/tax/income-tax/payer-of-informe';
import type { Deps } from '../../../../deps.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import type { AnyActor, CompanyActor, SessionActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { incomeTaxFacts } from '../../../../tables/income-tax/income-tax-dossier.tables.ts';
import type { CashBookService } from '../../../money/cash-book/cash-book.service.ts';
import type { AccountingParameterService } from '../../../month/accounting-parameter/accounting-parameter.service.ts';
import { refuseComingYear } from '../dossier-year.ts';
import * as informeReadings from '../informe/income-tax-informe.repository.ts';
import { dossierLines } from './dossier-lines.ts';
import { goodsLines } from './goods-lines.ts';
import * as dossiers from './income-tax-dossier.repository.ts';

type Parts = Pick<Deps, 'db' | 'work'> & { accountingParameters: AccountingParameterService; cashBooks: CashBookService };

export const incomeTaxDossierService = ({ db, work, accountingParameters, cashBooks }: Parts) => {
  const read = async (user_id: number, scope: { year: number; with_former: boolean }): Promise<IncomeTaxDossier> => {
    const { year } = scope;
    const { companies, book, facts, assets, informes, irpf_deadlines, ...person } = await dossiers.personYear(db, user_id, scope);
    const { dependents, months } = book;
    const standing = new Map(months.map(({ month, ...one }) => [month, one]));
    const { tables, selic } = await accountingParameters.ofYears();
    if (!dossierYears(tables).includes(year))
      throw invalid({ year: `Ano-calendário: de ${year} ainda não há tabela do imposto de renda.` });
    const booked = dossierLines.ofBook(book, await cashBooks.monthsOf(user_id, { dependents, standing }, { year, tables }));
    const ofCompanies = companies.flatMap((company) => dossierLines.ofCompany(company, tables));
    const recorded = payersOfInformes([...ofCompanies, ...booked, ...facts.map(dossierLines.ofFact)], informes);
    const beside = countLines(recorded);
    const { result, goods, ...dossier } = dossierOf({
      year,
      deadline: irpfDeadline(year + 1, irpf_deadlines),
      lines: [...recorded, ...informeLines(informes, recorded)],
      goods: goodsLines(year, companies, assets),
      rates: selic,
      tables,
    });
    const { deductions, annual, minimum, ...rest } = result;
    return {
      year,
      person,
      facts,
      ...dossier,
      informes: informes.map((informe) => ({ ...informe, ...informeComparison(informe, beside) })),
      goods: { ...goods, told: assets.filter((asset) => asset.year === year) },
      result: {
        ...rest,
        used_simplified: annual.used_simplified,
        simplified: shown(annual.simplified),
        legal: shown(annual.legal),
        deductions: shown(deductions),
        minimum: shown(minimum),
      },
    };
  };

  const setAside = (actor: AnyActor, file_id: number, set_aside: boolean, user_id: number | null): Promise<void> =>
    work(actor, async (tx) => {
      const { income_tax_id, payer_name } = await informeReadings.setAside(tx.db, file_id, { since: set_aside ? tx.now : null, user_id });
      const action = set_aside ? 'income_tax.informe_set_aside' : 'income_tax.informe_taken_in';
      tx.record({ type: 'income_tax', id: income_tax_id }, { action, reason: payer_name });
    });

  return {
    detail: (_actor: SessionActor, { user_id, year }: InputOf<typeof incomeTaxDossier.detail>): Promise<IncomeTaxDossier> =>
      read(user_id, { year, with_former: true }),

    /** The person's own, whichever of their companies they look at. */
    own: ({ user }: CompanyActor, { year }: InputOf<typeof incomeTaxDossier.own>): Promise<IncomeTaxDossier> =>
      read(user.id, { year, with_former: false }),

    tell: (actor: CompanyActor, { body }: InputOf<typeof incomeTaxDossier.tell>): Promise<IncomeTaxFact> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        refuseComingYear(tx, body.year);
        if ((await dossiers.countOf(tx.db, user_id, body.year)) >= MAX_FACTS)
          throw invalid({ kind: `Você já informou ${MAX_FACTS} dados deste ano. Junte os que são do mesmo pagador.` });
        return answerOf(await tx.insert(incomeTaxFacts, { ...columnsOf(body), user_id }, { action: 'income_tax_fact.told' }));
      }),

    mend: (actor: CompanyActor, { id, body: { version, ...form } }: InputOf<typeof incomeTaxDossier.mend>): Promise<IncomeTaxFact> =>
      work(actor, async (tx) => {
        refuseComingYear(tx, form.year);
        const key = { id, version, scope: dossiers.ofPerson(actor.user.id) };
        return answerOf(await tx.update(incomeTaxFacts, key, columnsOf(form), { action: 'income_tax_fact.edited' }));
      }),

    setAside: (actor: CompanyActor, { id, body }: InputOf<typeof incomeTaxDossier.setAside>): Promise<void> =>
      setAside(actor, id, body.set_aside, actor.user.id),

    setAsideFor: (actor: SessionActor, { id, body }: InputOf<typeof incomeTaxDossier.setAsideFor>): Promise<void> =>
      setAside(actor, id, body.set_aside, null),

    withdraw: (actor: CompanyActor, { id }: InputOf<typeof incomeTaxDossier.withdraw>): Promise<void> =>
      work(actor, async (tx) => {
        const key = { id, version: null, scope: dossiers.ofPerson(actor.user.id) };
        await tx.update(incomeTaxFacts, key, { deleted_at: tx.now }, { action: 'income_tax_fact.removed' });
      }),
  };
};

const shown = <Part extends { steps: Parameters<typeof shownStep>[0][] }>({ steps, ...part }: Part) => ({
  ...part,
  steps: steps.map(shownStep),
});

const columnsOf = (form: IncomeTaxFactForm) => ({
  calendar_year: form.year,
  kind: form.kind,
  name: form.name,
  document: form.document,
  note: form.note,
  ...factAmounts(form),
});

const answerOf = ({ calendar_year, ...fact }: Row<typeof incomeTaxFacts>): IncomeTaxFact => ({ ...fact, year: calendar_year });
