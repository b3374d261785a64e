import type { SuggestedWithholdings, WithholdingClient, WithholdingCompany } from './suggested-withholdings.ts';
import { type Reason, withholdings } from './withholding.ts';

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
  { iss_rate, iss_withheld }: Pick<SuggestedWithholdings, 'iss_rate' | 'iss_withheld'>,
): TaxReason[] => {
  if (!Number.isSafeInteger(gross) || gross < 0) return [];
  const outside = outsideReason(company, client);
  if (outside) return TAXES.map((tax) => ({ tax, withheld: false, text: outside, source: null }));
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

/** Only a company that pays a company keeps these taxes back. */
const outsideReason = ({ type }: WithholdingCompany, { person_type }: WithholdingClient): string | null => {
  if (person_type === 'PF') return 'Tomador pessoa física não retém impostos.';
  if (person_type === 'EX') return 'Tomador do exterior não retém impostos brasileiros.';
  return type === 'natural_person' ? 'O que se retém de um médico sem empresa segue outras tabelas e é calculado antes de emitir.' : null;
};

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
