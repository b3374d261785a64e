import type { Letter } from '../letter/letter.ts';

type Asked = { name: string; company: string; asked_by: string | null; link: string; validDays: number };

/** To a partner of a company that is being registered: their part of what its articles of association say. */
export const partnerLetter = ({ name, company, asked_by, link, validDays }: Asked): Letter => ({
  subject: `Seus dados para a empresa ${company}`,
  preview: `O link vale por ${validDays} dias.`,
  person: name,
  parts: [
    {
      kind: 'text',
      text: `${asked_by ?? 'Quem abriu o cadastro'} está cadastrando a empresa ${company} no Esteto e indicou você como sócio. Faltam os seus dados pessoais, que vão para o contrato social. Leva uns 4 minutos; tenha o RG e o CPF à mão.`,
    },
    { kind: 'link', label: 'Preencher a minha parte', href: link },
    { kind: 'text', text: `O link vale por ${validDays} dias e uma só vez. Se você não conhece a empresa, ignore esta mensagem.` },
  ],
});
