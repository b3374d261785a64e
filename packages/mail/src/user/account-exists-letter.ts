import type { Letter } from '../letter/letter.ts';

/** To who asked for a second account with the same e-mail, or whoever wrote this address. `link`: where one signs in. */
export const accountExistsLetter = ({ person, link }: { person: string; link: string }): Letter => ({
  subject: 'Você já tem uma conta no Esteto',
  preview: 'Entre com o e-mail e a senha que já usa.',
  person,
  parts: [
    { kind: 'text', text: 'Recebemos um pedido de cadastro com este e-mail, que já é de uma conta. Nada mudou nela.' },
    { kind: 'link', label: 'Entrar', href: link },
    {
      kind: 'text',
      text: 'Se esqueceu a senha, toque em “Esqueci minha senha” na tela de entrada. Se não foi você, ignore esta mensagem.',
    },
  ],
});
