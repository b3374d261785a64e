import { chakra } from '@chakra-ui/react';
import { wizardPartnerMutations } from '@esteto/api-client/opening/wizard-partner';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { type PartnerState, partnerState, partnerStateLabel } from '@esteto/domain/company/partner/partner-invite';
import { formatDate, inSaoPaulo } from '@esteto/domain/shared/date/date';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Link2, Mail, Pencil, Trash2, UserPen } from 'lucide-react';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';
import { PartnerLink } from './partner-link.tsx';

const TONE: Record<PartnerState, Tone> = { filled: 'done', invited: 'running', expired: 'attention', waiting: 'waiting' };

type PartnerItemProps = { partner: WizardPartnerRow; total: number; isPercent: boolean };

/** A partner: their part of the company, and how their own data come in. */
export const PartnerItem = ({ partner, total, isPercent }: PartnerItemProps) => {
  const { id, name, email, shares, is_owner, expires_at } = partner;
  const scope = useCompanyScope();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: invite, isPending } = useMutation(wizardPartnerMutations.invite);
  const { mutateAsync: remove } = useMutation(wizardPartnerMutations.remove);
  const fill = path('/app/cadastro/socios/:partnerId/preencher', { partnerId: id });
  const state = partnerState(partner, today());
  const send = () => invite({ ...scope, id }).then(() => toast.success(`Link enviado para ${email}.`), tellFailure);
  const askToRemove = () =>
    confirm({
      title: 'Retirar sócio',
      message: `${name} deixa de fazer parte do cadastro, e o link dele para de valer.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => remove({ ...scope, id }),
    });
  return (
    <Item>
      <chakra.div flex="1 1 12rem" minW={0} lineHeight="snug">
        <chakra.p fontWeight="medium">
          {name}
          {is_owner && ' (você)'}
        </chakra.p>
        <chakra.p color="fg.muted" fontSize="sm">
          {[
            partOf(shares, total, isPercent),
            email,
            state === 'invited' && expires_at && `link vale até ${formatDate(inSaoPaulo(expires_at).date, today())}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </chakra.p>
      </chakra.div>
      <StatusBadge status={{ label: partnerStateLabel[state], tone: TONE[state] }} />
      <chakra.div display="flex" gap="1">
        {state !== 'filled' && !is_owner && email && (
          <Button icon={Mail} busy={isPending} onClick={() => void send()}>
            {state === 'waiting' ? 'Enviar link' : 'Enviar de novo'}
          </Button>
        )}
        {(is_owner || state === 'filled' || !email) && (
          <ButtonLink icon={UserPen} to={fill}>
            {state === 'filled' ? 'Conferir dados' : 'Preencher'}
          </ButtonLink>
        )}
        <MenuButton
          label={`Mais ações de ${name}`}
          icon={EllipsisVertical}
          variant="ghost"
          groups={[
            {
              items: [
                { label: 'Alterar nome e quotas', icon: Pencil, to: path('/app/cadastro/socios/:partnerId/editar', { partnerId: id }) },
                ...(state === 'filled' || is_owner
                  ? []
                  : [
                      { label: 'Copiar link', icon: Link2, onSelect: () => setLinkOpen(true) },
                      { label: 'Preencher por ele', icon: UserPen, to: fill },
                    ]),
                ...(is_owner
                  ? []
                  : [{ label: 'Retirar sócio', icon: Trash2, tone: 'danger' as const, onSelect: () => void askToRemove() }]),
              ],
            },
          ]}
        />
      </chakra.div>
      {isLinkOpen && <PartnerLink partner={partner} onClose={() => setLinkOpen(false)} />}
    </Item>
  );
};

const PERCENT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const partOf = (shares: number | null, total: number, isPercent: boolean): string => {
  if (shares === null) return 'Quotas a dizer';
  const percent = `${PERCENT.format((100 * shares) / total)} %`;
  return isPercent ? percent : `${shares} de ${total} quotas (${percent})`;
};

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'control',
  },
});
