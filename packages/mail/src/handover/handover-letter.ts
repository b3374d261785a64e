import { HANDOVER_LETTER_TITLE, type HandoverLetter, handoverAsked, handoverWords } from '@esteto/domain/opening/handover/handover-letter';
import type { Letter } from '../letter/letter.ts';

/** To the accountant who kept the books until now: what is asked for, in the company's name. */
export const handoverLetter = (handover: Omit<HandoverLetter, 'on'>): Letter => {
  const { opening, closing } = handoverWords(handover);
  return {
    subject: `${HANDOVER_LETTER_TITLE}: ${handover.company}`,
    preview: 'O que pedimos para a troca de contador.',
    person: handover.accountant,
    parts: [
      { kind: 'text', text: opening },
      { kind: 'items', items: handoverAsked.map(({ text, note }) => ({ text, notes: [note] })) },
      { kind: 'text', text: closing },
    ],
  };
};
