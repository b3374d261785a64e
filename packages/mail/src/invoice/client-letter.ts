import { frame } from '../letter/frame.ts';
import { paragraph } from '../letter/html.ts';
import type { Written } from '../letter/letter.ts';

type ToClient = { subject: string; message: string; company: string };

/** To the taker, in the words of whoever sends it: paragraphs as they were typed, in the company's name. */
export const clientLetter = ({ subject, message, company }: ToClient): Written => ({
  subject,
  text: message,
  html: frame({
    title: subject,
    preview: '',
    body: message
      .split(/(?:\r\n?|\n){2,}/)
      .filter((part) => part.trim() !== '')
      .map(paragraph)
      .join('\n'),
    signature: `Enviado por ${company} pelo Esteto`,
  }),
});
