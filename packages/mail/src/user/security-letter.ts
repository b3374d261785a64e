import { formatInstantFull } from '@esteto/domain/shared/date/date';
import type { Letter } from '../letter/letter.ts';

/** What lets into an account or carries what it is told, and was changed or used. */
export const SECURITY_CHANGES = [
  'password_changed',
  'two_factor_on',
  'two_factor_off',
  'recovery_code_used',
  'recovery_codes_renewed',
  'notices_moved',
] as const;
export type SecurityChange = (typeof SECURITY_CHANGES)[number];

const SUBJECT: Record<SecurityChange, string> = {
  password_changed: 'Sua senha do Esteto mudou',
  two_factor_on: 'A autenticação em dois fatores foi ativada',
  two_factor_off: 'A autenticação em dois fatores foi desativada',
  recovery_code_used: 'Um código de recuperação foi usado',
  recovery_codes_renewed: 'Seus códigos de recuperação foram trocados',
  notices_moved: 'Seus avisos do Esteto vão para outro e-mail',
};

const WHAT: Record<SecurityChange, string> = {
  password_changed: 'A senha da sua conta foi trocada. As outras sessões foram encerradas.',
  two_factor_on: 'A partir de agora, entrar na sua conta pede também um código do aplicativo de autenticação.',
  two_factor_off: 'A partir de agora, entrar na sua conta pede só o e-mail e a senha.',
  recovery_code_used: 'Um dos seus códigos de recuperação foi usado no lugar do aplicativo de autenticação. Ele não vale mais.',
  recovery_codes_renewed: 'Há novos códigos de recuperação na sua conta. Os antigos, mesmo os que não foram usados, não valem mais.',
  notices_moved: 'O e-mail que recebe os avisos da sua conta foi trocado. Veja em Minha conta para onde eles vão agora.',
};

type Security = { person: string; what: SecurityChange; at: string; device: string | null; link: string };

/** To the address that a person signs in with; that notices go elsewhere, also to the one that they leave. */
export const securityLetter = ({ person, what, at, device, link }: Security): Letter => ({
  subject: SUBJECT[what],
  preview: WHAT[what],
  person,
  parts: [
    { kind: 'text', text: WHAT[what] },
    { kind: 'facts', facts: [['Quando', formatInstantFull(at)], ...(device === null ? [] : [['Onde', device] as const])] },
    {
      kind: 'text',
      text: 'Se foi você, não é preciso fazer nada. Se não foi, toque em “Esqueci minha senha” na tela de entrada, defina outra e responda a esta mensagem.',
    },
    { kind: 'link', label: 'Abrir o Esteto', href: link },
  ],
});
