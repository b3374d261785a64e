import { daysBetween, formatDateFull } from '@esteto/domain/shared/date/date';
import type { Letter } from '../letter/letter.ts';

type CertificateEnds = { person: string; owner: string; last_day: string; today: string };

/** The letter to the owner of an A1 certificate that ends, or has ended. `last_day` and `today`: 'YYYY-MM-DD'. */
export const certificateEndsLetter = ({ person, owner, last_day, today }: CertificateEnds): Letter => {
  const isOver = daysBetween(today, last_day) < 0;
  const when = formatDateFull(last_day);
  return {
    subject: isOver ? `O certificado digital de ${owner} venceu` : `O certificado digital de ${owner} vence em ${when}`,
    preview: isOver ? 'Sem um novo, as notas não podem ser transmitidas.' : 'Renove antes para as notas não pararem.',
    person,
    parts: [
      {
        kind: 'text',
        text: isOver
          ? `O certificado digital A1 de ${owner} venceu em ${when}. Sem um novo, as notas não podem ser transmitidas.`
          : `O certificado digital A1 de ${owner} vence em ${when}. Renove antes desse dia para as notas não pararem.`,
      },
      {
        kind: 'text',
        text: 'Peça o novo a uma certificadora da ICP-Brasil (tipo e-CNPJ ou e-CPF, A1) e envie o arquivo e a senha ao seu contador. Em dúvida, responda a esta mensagem.',
      },
    ],
  };
};
