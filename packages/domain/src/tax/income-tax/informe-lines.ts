import { isSameFirm } from '../../shared/document/same-firm.ts';
import type { DossierLine } from './dossier.ts';
import type { Informe } from './informe.ts';

/** A statement of income that was read. `set_aside`: somebody left it out of the year. */
export type ReadInforme = Omit<Informe, 'cpf' | 'year'> & { file_id: number; set_aside: boolean };

const SAID = ['kind', 'income', 'social_security', 'tax', 'thirteenth', 'thirteenth_tax'] as const;

/**
 * What statements of income say, as lines of a year beside the `recorded` ones: a bank's is taxed at the source for good, an employer's stands where the same
 * payer is known, else with the salaries. One that was sent twice is one line. Of a firm that gave two different ones nobody knows whether one corrects the
 * other or both hold, and the lines say so.
 */
export const informeLines = (read: readonly ReadInforme[], recorded: readonly DossierLine[]): DossierLine[] => {
  const each = read.filter((one, at) => read.findIndex((other) => isSame(one, other)) === at);
  return each.map((informe) => {
    const others = each.filter((other) => other.kind === informe.kind && isSameFirm(other.payer_cnpj, informe.payer_cnpj));
    return lineOf(informe, recorded, others.length > 1);
  });
};

const isSame = (one: ReadInforme, other: ReadInforme): boolean =>
  isSameFirm(one.payer_cnpj, other.payer_cnpj) && SAID.every((part) => one[part] === other[part]);

const lineOf = (informe: ReadInforme, recorded: readonly DossierLine[], hasOthers: boolean): DossierLine => ({
  section: informe.kind === 'bank' ? 'exclusive' : sectionOf(informe, recorded),
  source: 'informe',
  name: informe.payer_name,
  document: informe.payer_cnpj,
  month: null,
  amount: informe.income,
  social_security: informe.social_security,
  tax: informe.tax,
  cash_book: 0,
  thirteenth: informe.thirteenth,
  thirteenth_tax: informe.thirteenth_tax,
  left_out: false,
  is_shared: false,
  set_aside: informe.set_aside,
  company_id: null,
  fact_id: null,
  informe_id: informe.file_id,
  due_date: null,
  paid_on: null,
  note: hasOthers ? 'há outro informe desta fonte: deixe de fora o que foi corrigido' : null,
});

const sectionOf = ({ payer_cnpj }: ReadInforme, recorded: readonly DossierLine[]): 'employment' | 'services' => {
  const sections = recorded.filter(({ document }) => document !== null && isSameFirm(document, payer_cnpj)).map(({ section }) => section);
  return sections.includes('services') && !sections.includes('employment') ? 'services' : 'employment';
};
