import { formatCnpj } from '@esteto/domain/shared/document/cnpj';
import type { Letter } from '../letter/letter.ts';

/** To who asked for an account with the CNPJ of a company that is here already. */
export const companyExistsLetter = ({ person, cnpj }: { person: string; cnpj: string }): Letter => ({
  subject: 'Esta empresa já está no Esteto',
  preview: 'Peça um convite a um dos sócios.',
  person,
  parts: [
    { kind: 'text', text: `A empresa de CNPJ ${formatCnpj(cnpj)} já está no Esteto, por isso não criamos outra conta para ela.` },
    {
      kind: 'text',
      text: 'Peça um convite a um dos sócios, ou responda a esta mensagem se a empresa é sua e você não reconhece o cadastro.',
    },
  ],
});
