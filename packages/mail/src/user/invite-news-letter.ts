import { companyGrantLabel, grantsOfEntries } from '@esteto/domain/identity/permission/company-grants';
import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import { type MemberType, memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import type { InviteWay } from '@esteto/domain/identity/user/invite-confirmation';
import type { Letter } from '../letter/letter.ts';

type Accepted = {
  /** Who reads it, and who came. */
  person: string;
  name: string;
  email: string;
  company: string;
  user_type: MemberType;
  permissions: PermissionEntry[];
  way: InviteWay | null;
  is_waiting: boolean;
  link: string;
};

/** To the owner of a company: who came in, or wants to, other than by their own letter. */
export const inviteAcceptedLetter = ({
  person,
  name,
  email,
  company,
  user_type,
  permissions,
  way,
  is_waiting,
  link,
}: Accepted): Letter => ({
  subject: is_waiting ? `Confirme quem entra em ${company}` : `${name} entrou em ${company}`,
  preview: is_waiting ? `${name} aceitou o convite e espera a sua confirmação.` : 'O convite foi aceito por um link copiado.',
  person,
  parts: [
    { kind: 'text', text: `${name} (${email}) aceitou o convite para ${company}, como ${memberTypeLabel[user_type].toLowerCase()}.` },
    ...(way === 'copy'
      ? [
          {
            kind: 'text' as const,
            text: 'O convite foi aceito por um link que a equipe copiou, e não pelo e-mail: quem entrou ainda precisa confirmar o endereço.',
          },
        ]
      : []),
    {
      kind: 'text',
      text: is_waiting
        ? whyItWaits(user_type, permissions)
        : 'Se você não esperava por isso, retire o acesso na página da empresa e avise a nossa equipe.',
    },
    { kind: 'link', label: is_waiting ? 'Ver e confirmar' : 'Ver as pessoas da empresa', href: link },
  ],
});

/** An employee waits only where staff asked them in (invite-confirmation.ts). */
const whyItWaits = (user_type: MemberType, permissions: PermissionEntry[]): string => {
  if (user_type === 'partner')
    return 'Um sócio vê e faz tudo na empresa. Por isso a entrada espera a sua confirmação, ou a de outra pessoa da nossa equipe.';
  const may = grantsOfEntries(permissions).map((grant) => companyGrantLabel[grant]);
  return `Quem convidou foi a nossa equipe, e só a empresa decide o que um funcionário faz nela. Por isso a entrada espera a sua confirmação. O que foi marcado: ${may.join('; ') || 'nada'}.`;
};

/** To who accepted, once somebody said yes. */
export const inviteConfirmedLetter = ({ person, company, link }: Pick<Accepted, 'person' | 'company' | 'link'>): Letter => ({
  subject: `Você já está em ${company}`,
  preview: 'A sua entrada foi confirmada.',
  person,
  parts: [
    { kind: 'text', text: `A sua entrada na empresa ${company} foi confirmada. Ela já aparece na sua lista.` },
    { kind: 'link', label: 'Abrir a empresa', href: link },
  ],
});
