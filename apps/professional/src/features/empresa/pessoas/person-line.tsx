import { chakra } from '@chakra-ui/react';
import { Can } from '@esteto/auth/can/can.tsx';
import { partner } from '@esteto/contract/access';
import type { MemberRow } from '@esteto/contract/company/member';
import type { InviteRow } from '@esteto/contract/identity/invite';
import { companyGrantLabel, grantsOfEntries } from '@esteto/domain/identity/permission/company-grants';
import { memberTypeLabel } from '@esteto/domain/identity/permission/user-types';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { today } from '@esteto/ui/system/context/today';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { path } from '../../../path.ts';

type MemberLineProps = { member: MemberRow; onSwitch: () => void };

export const MemberLine = ({ member, onSwitch }: MemberLineProps) => {
  const { id, name, email, user_type, is_owner, is_active, is_self, last_access_at, permissions } = member;
  const status = is_active ? 'active' : 'inactive';
  const items: MenuItem[] = [
    ...(user_type === 'employee'
      ? [{ label: 'O que pode fazer', to: path('/app/empresa/pessoas/:memberId/permissoes', { memberId: id }) }]
      : []),
    ...(is_owner || is_self
      ? []
      : [
          is_active
            ? { label: 'Retirar o acesso', tone: 'danger' as const, onSelect: onSwitch }
            : { label: 'Devolver o acesso', onSelect: onSwitch },
        ]),
  ];
  return (
    <Line
      name={is_self ? `${name} (você)` : name}
      email={email}
      status={<StatusBadge status={{ label: inviteStatusLabel[status], tone: inviteStatusTone[status] }} />}
      items={items}
    >
      {is_owner ? 'Responsável' : memberTypeLabel[user_type]}
      {user_type === 'employee' && ` · ${grantWords(permissions)}`}
      {` · ${last_access_at ? `último acesso ${formatInstant(last_access_at, today())}` : 'nunca entrou'}`}
    </Line>
  );
};

type InviteLineProps = { invite: InviteRow; onResend: () => void; onRemove: () => void; onConfirm: () => void };

export const InviteLine = ({ invite, onResend, onRemove, onConfirm }: InviteLineProps) => {
  const { name, email, user_type, status, sent_at, opened_at, accepted_at, can_confirm, permissions } = invite;
  const opened = opened_at ? `aberto ${formatInstant(opened_at, today())}` : 'ainda não aberto';
  const progress = accepted_at ? `aceito ${formatInstant(accepted_at, today())}, espera confirmação` : opened;
  return (
    <Line
      name={name}
      email={email}
      status={<StatusBadge status={{ label: inviteStatusLabel[status], tone: inviteStatusTone[status] }} />}
      items={[
        ...(can_confirm ? [{ label: 'Confirmar a entrada', onSelect: onConfirm }] : []),
        ...(accepted_at ? [] : [{ label: 'Reenviar convite', onSelect: onResend }]),
        { label: 'Retirar convite', tone: 'danger', onSelect: onRemove },
      ]}
    >
      {memberTypeLabel[user_type]}
      {user_type === 'employee' && ` · ${grantWords(permissions)}`} · enviado {formatInstant(sent_at, today())}
      {` · ${progress}`}
    </Line>
  );
};

type LineProps = { name: string; email: string; status: ReactNode; items: readonly MenuItem[]; children: ReactNode };

const Line = ({ name, email, status, items, children }: LineProps) => (
  <Row>
    <chakra.div minW={0} flex="1">
      <chakra.div display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {name}
        </chakra.span>
        {status}
      </chakra.div>
      <chakra.p color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {email}
      </chakra.p>
      <chakra.p color="fg.muted" fontSize="sm">
        {children}
      </chakra.p>
    </chakra.div>
    {items.length > 0 && (
      <Can access={partner('edit')}>
        <MenuButton label={`Ações de ${name}`} icon={EllipsisVertical} groups={[{ items }]} />
      </Can>
    )}
  </Row>
);

const grantWords = (permissions: MemberRow['permissions']): string => {
  const given = grantsOfEntries(permissions);
  const [only] = given;
  if (!only) return 'sem permissões';
  return given.length === 1 ? companyGrantLabel[only] : countOf(given.length, 'permissão', 'permissões');
};

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '3',
    px: { base: '4', md: '5' },
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    lineHeight: 'snug',
  },
});
