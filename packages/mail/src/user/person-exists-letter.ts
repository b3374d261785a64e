import { formatCpf } from '@esteto/domain/shared/document/cpf';
import type { Letter } from '../letter/letter.ts';

/** To who asked for an account as a natural person with a CPF that is here already. `link`: where one signs in. */
export const personExistsLetter = ({ person, cpf, link }: { person: string; cpf: string; link: string }): Letter => ({
  subject: 'Este CPF já está no Esteto',
  preview: 'Entre com a conta que já existe.',
  person,
  parts: [
    { kind: 'text', text: `O CPF ${formatCpf(cpf)} já está no Esteto como pessoa física, por isso não criamos outra conta para ele.` },
    { kind: 'link', label: 'Entrar', href: link },
    {
      kind: 'text',
      text: 'Entre com o e-mail que você usou antes, ou responda a esta mensagem se o CPF é seu e você não reconhece o cadastro.',
    },
  ],
});
