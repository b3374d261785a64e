import type { Letter } from '../letter/letter.ts';

/** To the address that a person's notices are to go to. */
export const noticesAddressLetter = ({ person, link, validMinutes }: { person: string; link: string; validMinutes: number }): Letter => ({
  subject: 'Confirme o e-mail para avisos do Esteto',
  preview: 'Os avisos passam a vir para cá depois que você confirmar.',
  person,
  parts: [
    { kind: 'text', text: `${person} quer receber neste endereço os avisos do Esteto: boletos, notas, prazos.` },
    { kind: 'link', label: 'Confirmar este e-mail', href: link },
    { kind: 'text', text: `O link vale por ${validMinutes} minutos; até lá os avisos vão para o endereço de antes.` },
    { kind: 'text', text: 'Se você não conhece essa pessoa, ignore esta mensagem: nada mais será enviado.' },
  ],
});
