import { formatInstantFull } from '@esteto/domain/shared/date/date';
import type { Letter } from '../letter/letter.ts';

type AccountCloses = {
  person: string;
  closes_at: string;
  /** Companies that are left without anybody. */
  alone: readonly string[];
  kept: readonly { what: string; how_long: string; law: string }[];
};

/** To who asked that their account be closed: until when they may change their mind, and what stays by which law. */
export const accountClosesLetter = ({ person, closes_at, alone, kept }: AccountCloses): Letter => ({
  subject: 'Sua conta no Esteto será encerrada',
  preview: `Em ${formatInstantFull(closes_at)}.`,
  person,
  parts: [
    { kind: 'text', text: `Você pediu o encerramento da sua conta. Ela se encerra em ${formatInstantFull(closes_at)}.` },
    ...alone.map((company) => ({
      kind: 'text' as const,
      text: `${company} fica sem responsável: os registros continuam guardados, e a nossa equipe procura quem responde por ela.`,
    })),
    { kind: 'text', text: 'Até lá, para desistir, entre e abra Minha conta. Depois, o que nenhuma lei manda guardar é apagado. Ficam:' },
    { kind: 'items', items: kept.map(({ what, how_long, law }) => ({ text: what, notes: [how_long, law] })) },
  ],
});
