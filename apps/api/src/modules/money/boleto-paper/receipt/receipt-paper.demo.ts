import type { ObligationKey } from '@esteto/domain/law/obligation/obligation-rule';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { DEMO_COMPANIES } from '../../../../demo/demo-companies.ts';
import { demoCnpj } from '../../../../demo/demo-documents.ts';
import { demoReceipt } from '../../../../demo/demo-receipt.ts';
import type { Stage } from '../../../../demo/demo-stage.ts';
import { at, type Life } from '../../../../demo/demo-time.ts';

export const receiptPaperLives = (stage: Stage): Life[] => [folder(stage)];

/** Receipts that the demo writes, by what they prove. */
const TITLES: Partial<Record<ObligationKey, string>> = {
  dctfweb: 'Recibo de entrega da DCTFWeb',
  pgdas: 'Recibo de entrega do PGDAS-D',
  reinf: 'Recibo de entrega da EFD-Reinf',
};

/** The list without filters, as long as the obligations of the demo's companies. */
const EVERYONE = { search: null, rule_key: null, status: null, analyst_id: null, limit: 100 } as const;

/** A folder that somebody dropped this morning: one receipt is ready, another is of a company that nobody has. */
async function* folder({ cast: { staff }, modules, today }: Stage): Life {
  yield at(today, 75);
  const { items } = await modules.monthlyObligations.list(staff, { month: competenceOf(today), open: true, ...EVERYONE });
  const before = addCompetence(competenceOf(today), -1);
  const papers = items.flatMap(({ rule_key, company_name, competence }) => {
    const cnpj = Object.values(DEMO_COMPANIES).find(({ name }) => name === company_name)?.cnpj;
    const title = rule_key && TITLES[rule_key];
    return cnpj && title && competence === before ? [{ name: `${rule_key}.pdf`, title, cnpj }] : [];
  });
  const [ready] = papers;
  const nobodys = { name: 'recibo.pdf', title: 'Recibo de entrega da DCTFWeb', cnpj: demoCnpj(799) };
  for (const [index, { name, ...receipt }] of [...(ready ? [ready] : []), nobodys].entries()) {
    const bytes = await demoReceipt({ ...receipt, competence: before, number: `${2026_000_100 + index}`, day: today });
    const { id } = await modules.boletoPapers.add(staff, { file: { name, bytes, mime: 'application/pdf' } });
    await modules.readBoletoPaper({ paper_id: id }, 'demo');
  }
}
