import type { Letter } from '../letter/letter.ts';

/** To who asked for a copy of their data. The copy itself is fetched in the account: no letter opens it. */
export const dataExportLetter = ({ person, days, link }: { person: string; days: number; link: string }): Letter => ({
  subject: 'A cópia dos seus dados está pronta',
  preview: `Baixe em Minha conta, nos próximos ${days} dias.`,
  person,
  parts: [
    { kind: 'text', text: 'A cópia de tudo o que é seu no Esteto está pronta, em um arquivo zip.' },
    { kind: 'text', text: `Entre e abra Minha conta: ela fica lá por ${days} dias e depois é apagada.` },
    { kind: 'link', label: 'Entrar', href: link },
    { kind: 'text', text: 'Se não foi você quem pediu, troque a sua senha e encerre as outras sessões.' },
  ],
});
