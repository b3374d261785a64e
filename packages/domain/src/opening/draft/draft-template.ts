import { DEFAULT_SHARE_CAPITAL, DEFAULT_SHARES, equalShares } from '../../company/company/share-division.ts';
import { type KnownPartner, qualification } from '../../company/partner/partner-qualification.ts';
import { formatMoney } from '../../shared/money/money.ts';
import { type CnaeCode, cnaeLabel } from '../../shared/tables/cnaes.ts';
import { countOf } from '../../shared/text/text.ts';
import type { DraftClause } from './draft-form.ts';

/** What is known of a company that is being opened. */
export type DraftBasis = {
  name: string;
  place: string | null;
  city: string | null;
  partners: readonly KnownPartner[];
  cnaes: readonly CnaeCode[];
  /** In cents, and into how many shares it is divided; the usual ones (product, 9) where nobody said. */
  share_capital?: number | null;
  shares?: number | null;
};

/** The first version of a company's articles of association, from what is known of it; what is not stays open in brackets, and staff complete it. */
export const draftTemplate = ({ name, place, city, partners, cnaes, ...company }: DraftBasis): DraftClause[] => {
  const [capital, shares] = [company.share_capital ?? DEFAULT_SHARE_CAPITAL, company.shares ?? DEFAULT_SHARES];
  const value = capital / shares;
  return [
    {
      title: 'Sócios',
      text: `São sócios: ${partners.map(qualification).join('; ') || '[sócios]'}.`,
      plain: 'Quem são os donos da empresa. Confira cada dado: é o que vai para a Junta.',
    },
    {
      title: 'Nome empresarial e sede',
      text: `A sociedade gira sob o nome empresarial ${name} e tem sede em ${place ?? '[endereço]'}.`,
      plain: 'Como a empresa se chama e onde fica. É este nome que sai nas notas.',
    },
    {
      title: 'Objeto social',
      text: `A sociedade tem por objeto a prestação de serviços médicos, nestas atividades: ${activities(cnaes)}. É vedada a atividade empresarial estranha a eles.`,
      plain: 'O que a empresa pode fazer, com o código de cada atividade (CNAE).',
    },
    {
      title: 'Capital social',
      text: `O capital social é de ${formatMoney(capital)}, dividido em ${shares} quotas de ${formatMoney(value)} cada uma, subscritas e integralizadas assim: ${division(partners, shares, value)}.`,
      plain: 'Quanto os sócios põem na empresa e como isso se divide entre eles.',
    },
    {
      title: 'Responsabilidade',
      text: 'A responsabilidade de cada sócio é restrita ao valor de suas quotas, e todos respondem solidariamente pela integralização do capital (Código Civil, art. 1.052).',
      plain: 'O patrimônio pessoal de cada sócio fica separado do da empresa, depois que o capital foi pago.',
    },
    {
      title: 'Administração',
      text: `A administração cabe a ${partners[0]?.name ?? '[administrador]'}, com os poderes de representar a sociedade em juízo e fora dele.`,
      plain: 'Quem assina pela empresa.',
    },
    {
      title: 'Exercício e lucros',
      text: 'O exercício social termina em 31 de dezembro. Os lucros podem ser distribuídos mensalmente, na proporção das quotas ou como os sócios acordarem.',
      plain: 'Quando se fecham as contas do ano e como o lucro chega a você.',
    },
    {
      title: 'Foro',
      text: `Fica eleito o foro da comarca de ${city ?? '[cidade]'} para resolver o que surgir deste contrato.`,
      plain: null,
    },
  ];
};

const activities = (cnaes: readonly CnaeCode[]): string => cnaes.map((code) => `${code} – ${cnaeLabel[code]}`).join('; ') || '[CNAEs]';

/** As the partners said it; in equal parts to the share where they did not, the first ones one more where they do not divide. */
const division = (partners: readonly KnownPartner[], total: number, value: number): string => {
  const equal = equalShares(total, partners.length);
  return (
    partners
      .map(({ name, shares }, index) => [name, shares ?? equal[index] ?? 0] as const)
      .map(([name, shares]) => `${name}, ${countOf(shares, 'quota', 'quotas')}, no valor de ${formatMoney(shares * value)}`)
      .join('; ') || '[divisão das quotas]'
  );
};
