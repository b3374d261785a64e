import { formatDateFull } from '../../shared/date/date.ts';
import { formatDocument } from '../../shared/document/document.ts';
import { HANDOVER_ITEMS, handoverItemAsked, handoverItemLabel } from './handover-item.ts';

export type HandoverLetter = {
  company: string;
  cnpj: string | null;
  owner: string;
  /** The address of the mailbox that takes the files. */
  contact: string;
  accountant: string | null;
  /** ISO date on which it is written. */
  on: string;
};

export const HANDOVER_LETTER_TITLE = 'Transferência da contabilidade';

/** The letter's paragraphs but for its greeting and the list: the same on paper, on the screen and by e-mail. */
export const handoverWords = ({ company, cnpj, owner, contact }: Omit<HandoverLetter, 'accountant' | 'on'>) => ({
  opening: `${company}${cnpj ? `, CNPJ ${formatDocument(cnpj)},` : ''} passa a ter a contabilidade feita pela equipe do Esteto. Agradecemos o trabalho feito até aqui. Para que nenhum prazo fique sem cuidado na troca, pedimos:`,
  closing: `Os arquivos podem ser enviados para ${contact}. O que não existir na empresa pode ser dito em uma linha. Em nome de ${company}, ${owner}.`,
});

export const handoverAsked = HANDOVER_ITEMS.map((item) => ({ text: handoverItemLabel[item], note: handoverItemAsked[item] }));

/** The whole letter as text; paragraphs are parted by an empty line. */
export const handoverLetterText = (letter: HandoverLetter): string => {
  const { opening, closing } = handoverWords(letter);
  return [
    formatDateFull(letter.on),
    letter.accountant ? `A ${letter.accountant},` : 'Ao contador responsável,',
    opening,
    ...handoverAsked.map(({ text, note }, index) => `${index + 1}. ${text}: ${note}.`),
    closing,
  ].join('\n\n');
};
