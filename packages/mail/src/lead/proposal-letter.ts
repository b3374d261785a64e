import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Letter } from '../letter/letter.ts';

type Proposed = {
  person: string | null;
  sender: string | null;
  message: string | null;
  plan_name: string;
  /** What is paid at first, in cents. */
  total: number;
  valid_until: string;
  simulation: object | null;
  link: string;
};

/** To somebody who may become a client: what they were offered, with the way to all of it. */
export const proposalLetter = ({ person, sender, message, plan_name, total, valid_until, simulation, link }: Proposed): Letter => ({
  subject: 'Sua proposta do Esteto',
  preview: `Plano ${plan_name}, ${formatMoney(total)} por mês.`,
  person,
  parts: [
    {
      kind: 'text',
      text: `${sender ?? 'A equipe do Esteto'} preparou uma proposta para você, com o preço linha por linha${simulation ? ' e a sua simulação de tributos' : ''}.`,
    },
    ...(message ? [{ kind: 'quote' as const, text: message }] : []),
    {
      kind: 'facts',
      facts: [
        ['Plano', plan_name],
        ['Por mês', formatMoney(total)],
        ['Vale até', formatDateFull(valid_until)],
      ],
    },
    { kind: 'link', label: 'Ver a proposta', href: link },
    { kind: 'text', text: 'O link é só seu. Se você não esperava esta proposta, ignore esta mensagem.' },
  ],
});
