import type { Letter, Part } from '../letter/letter.ts';

type NoticeLetter = { person: string; notices: readonly { title: string; body: string; link: string | null }[] };

/** What waits for somebody: one notice, or all of a day. */
export const noticeLetter = ({ person, notices }: NoticeLetter): Letter => {
  const [first] = notices;
  const subject = notices.length === 1 && first ? first.title : `${notices.length} avisos do Esteto`;
  return {
    subject,
    preview: notices.map(({ title }) => title).join(' · '),
    person,
    parts: [
      ...notices.flatMap(({ title, body, link }): Part[] => [
        { kind: 'items', items: [{ text: title, notes: [body] }] },
        ...(link ? [{ kind: 'link' as const, label: 'Abrir', href: link }] : []),
      ]),
      { kind: 'text', text: 'Em Minha conta, em Preferências de avisos, você escolhe o que recebe e quando.' },
    ],
  };
};
