import type { Letter } from '../letter/letter.ts';

/** The letter that asks a survey's question. */
export const surveyLetter = ({ person, link }: { person: string; link: string }): Letter => ({
  subject: 'O quanto você recomendaria o Esteto?',
  preview: 'Uma pergunta, menos de um minuto.',
  person,
  parts: [
    { kind: 'text', text: 'Em uma escala de 0 a 10, o quanto você recomendaria o Esteto para um amigo ou familiar?' },
    { kind: 'link', label: 'Responder', href: link },
    { kind: 'text', text: 'É uma pergunta só, com espaço para um comentário. O link vale uma vez, enquanto a pesquisa estiver aberta.' },
  ],
});
