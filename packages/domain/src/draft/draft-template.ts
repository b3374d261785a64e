import { formatMoney } from '../shared/money/money.ts';
import type { DraftClause } from './draft-form.ts';

/** Of a limited company whose owners have said nothing else (product, 9): capital in cents, and its equal shares. */
export const DEFAULT_CAPITAL = 150_000;
export const DEFAULT_SHARES = 150;

/** The first version of a company's articles of association, from what is known of it; staff complete it. */
export const draftTemplate = ({
  name,
  place,
  partners,
}: {
  name: string;
  place: string | null;
  partners: readonly string[];
}): DraftClause[] => {
  const share = formatMoney(DEFAULT_CAPITAL / DEFAULT_SHARES);
  return [
    {
      title: 'Nome empresarial e sede',
      text: `A sociedade gira sob o nome empresarial ${name} e tem sede em ${place ?? '[endereço]'}.`,
      plain: 'Como a empresa se chama e onde fica. É este nome que sai nas notas.',
    },
    {
      title: 'Objeto social',
      text: 'A sociedade tem por objeto a prestação de serviços médicos ambulatoriais e hospitalares, vedada a atividade empresarial estranha a eles.',
      plain: 'O que a empresa pode fazer: serviços médicos.',
    },
    {
      title: 'Capital social',
      text: `O capital social é de ${formatMoney(DEFAULT_CAPITAL)}, dividido em ${DEFAULT_SHARES} quotas de ${share} cada uma, subscritas e integralizadas por ${partners.join(', ') || '[sócios]'}.`,
      plain: 'Quanto os sócios põem na empresa e como isso se divide entre eles.',
    },
    {
      title: 'Responsabilidade',
      text: 'A responsabilidade de cada sócio é restrita ao valor de suas quotas, e todos respondem solidariamente pela integralização do capital (Código Civil, art. 1.052).',
      plain: 'O patrimônio pessoal de cada sócio fica separado do da empresa, depois que o capital foi pago.',
    },
    {
      title: 'Administração',
      text: `A administração cabe a ${partners[0] ?? '[administrador]'}, com os poderes de representar a sociedade em juízo e fora dele.`,
      plain: 'Quem assina pela empresa.',
    },
    {
      title: 'Exercício e lucros',
      text: 'O exercício social termina em 31 de dezembro. Os lucros podem ser distribuídos mensalmente, na proporção das quotas ou como os sócios acordarem.',
      plain: 'Quando se fecham as contas do ano e como o lucro chega a você.',
    },
    {
      title: 'Foro',
      text: `Fica eleito o foro da comarca de ${place?.split('/')[0] ?? '[cidade]'} para resolver o que surgir deste contrato.`,
      plain: null,
    },
  ];
};
