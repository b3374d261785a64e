import { type Reason, withholdings } from '../../law/tax/withholding.ts';
import type { SuggestedWithholdings, WithholdingClient, WithholdingCompany } from './suggested-withholdings.ts';

type TaxReason = Reason & { tax: 'irrf' | 'csrf' | 'inss' | 'iss' };

/**
 * Why each tax of an invoice of `gross` cents is or is not kept back, in the order IRRF, PIS/Cofins/CSLL, INSS, ISS: what the law says first, then
 * what the client's record says. The amounts beside it are `suggestedWithholdings` of the same invoice. Never throws on an amount that is none:
 * nothing is kept back then, and there is nothing to explain.
 */
export const withholdingReasons = (
  gross: number,
  company: WithholdingCompany,
  client: WithholdingClient,
  { iss_rate, iss_withheld, irrf, inss_withheld }: SuggestedWithholdings,
): TaxReason[] => {
  if (!Number.isSafeInteger(gross) || gross < 0) return [];
  const outside = outsideReason(client);
  if (outside) return TAXES.map((tax) => ({ tax, withheld: false, text: outside, source: null }));
  if (company.type === 'natural_person') return personReasons({ irrf, inss_withheld }, iss_withheld !== 'none');
  const regime = company.tax_regime === 'simples' ? 'simples' : 'presumido';
  const { reasons } = withholdings({
    gross,
    regime,
    iss_withheld_rate: iss_withheld === 'none' ? null : iss_rate,
    withholds_inss: client.withholds_inss,
  });
  return reasons.filter(isOfTax).map((reason) => asTheRecordSays(reason, company, client));
};

const TAXES = ['irrf', 'csrf', 'inss', 'iss'] as const;

const isOfTax = (reason: Reason): reason is TaxReason => reason.tax !== 'input';

/** Only a company keeps these taxes back. */
const outsideReason = ({ person_type }: WithholdingClient): string | null => {
  if (person_type === 'PF') return 'Tomador pessoa física não retém impostos.';
  return person_type === 'EX' ? 'Tomador do exterior não retém impostos brasileiros.' : null;
};

/** From a doctor without a company, by a person's tables. */
const personReasons = ({ irrf, inss_withheld }: Pick<SuggestedWithholdings, 'irrf' | 'inss_withheld'>, keepsIss: boolean): TaxReason[] => [
  {
    tax: 'irrf',
    withheld: irrf !== null,
    text:
      irrf === null
        ? 'O imposto de renda de um médico sem empresa segue a tabela do mês, que neste valor não deixa imposto.'
        : 'O imposto de renda de um médico sem empresa segue a tabela do mês, depois do INSS e sem dependentes. Com outro pagamento deste tomador no mês, os dois se somam.',
    source: 'Lei 7.713/1988, art. 7º, II; Lei 15.270/2025',
  },
  {
    tax: 'csrf',
    withheld: false,
    text: 'PIS, Cofins e CSLL só se retêm de empresas.',
    source: 'Lei 10.833/2003, art. 30',
  },
  {
    tax: 'inss',
    withheld: inss_withheld !== null,
    text: 'A empresa que paga um médico sem empresa retém 11 % de INSS, até o teto do mês.',
    source: 'Lei 10.666/2003, art. 4º',
  },
  {
    tax: 'iss',
    withheld: keepsIss,
    text: keepsIss ? 'ISS retido pelo tomador, conforme a lei do município.' : 'O tomador não retém ISS: o médico o recolhe.',
    source: 'LC 116/2003, arts. 3º e 6º',
  },
];

/** Where the law lets a tax be kept back, the client's record says whether it is. */
const asTheRecordSays = (reason: TaxReason, { iss_rate }: WithholdingCompany, client: WithholdingClient): TaxReason => {
  const { tax, withheld } = reason;
  const not = (text: string): TaxReason => ({ tax, withheld: false, text, source: null });
  if (tax === 'iss')
    return client.withholds_iss && iss_rate === null
      ? not('O cadastro diz que o tomador retém ISS, mas a empresa está sem alíquota: o ISS é calculado antes de emitir.')
      : reason;
  if (!withheld) return reason;
  if (tax === 'irrf' && !client.withholds_irrf) return not('O cadastro do tomador diz que ele não retém IRRF.');
  if (tax === 'csrf' && !client.withholds_csrf) return not('O cadastro do tomador diz que ele não retém PIS, Cofins e CSLL.');
  return reason;
};
