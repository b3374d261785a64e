import type { Letter } from '../letter/letter.ts';

/** To who looks after a company whose only owner closed the account. `link`: the companies that nobody answers for. */
export const ownerLeftLetter = ({ person, company, link }: { person: string; company: string; link: string }): Letter => ({
  subject: `${company} ficou sem responsável`,
  preview: 'Quem respondia por ela encerrou a conta.',
  person,
  parts: [
    {
      kind: 'text',
      text: `Quem respondia por ${company} encerrou a conta, e não há outro sócio. Notas, guias e documentos continuam guardados, e ninguém de fora da equipe os vê.`,
    },
    { kind: 'text', text: 'Combine com a empresa quem responde por ela e convide essa pessoa como sócia; ou mude a situação da empresa.' },
    { kind: 'link', label: 'Ver empresas sem responsável', href: link },
  ],
});
