import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Letter } from '../letter/letter.ts';

export type Decision = 'discarded' | 'cancelled' | 'cancel_denied';

/** `reason`: the words of whoever decided. */
type Decided = {
  person: string;
  decision: Decision;
  reason: string | null;
  company: string;
  client: string;
  competence: string;
  link: string;
};

const words: Record<Decision, { subject: string; said: string }> = {
  discarded: { subject: 'Solicitação descartada', said: 'não será emitida.' },
  cancelled: { subject: 'Nota cancelada', said: 'foi cancelada e não vale mais.' },
  cancel_denied: { subject: 'Cancelamento negado', said: 'não foi cancelada e continua valendo.' },
};

/** To whose invoice it is: what staff decided about it. */
export const decisionLetter = ({ person, decision, reason, company, client, competence, link }: Decided): Letter => {
  const { subject, said } = words[decision];
  const text = `A nota de ${company} para ${client} (competência ${formatCompetence(competence)}) ${said}`;
  return {
    subject: `${subject}: nota para ${client}`,
    preview: text,
    person,
    parts: [
      { kind: 'text', text },
      ...(reason
        ? [
            { kind: 'text' as const, text: 'Motivo:' },
            { kind: 'quote' as const, text: reason },
          ]
        : []),
      { kind: 'link', label: 'Ver a nota', href: link },
    ],
  };
};
