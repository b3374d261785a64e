import { chakra } from '@chakra-ui/react';
import { incomeTaxQuotaMutations, incomeTaxQuotaQueries } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { QUOTAS_TITLE, quotaName, quotaNote, quotaStanding } from '@esteto/features/tax/income-tax/quota-words';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';
import { useReturnPaths } from './return-paths.ts';

type ReturnQuotasProps = { row: Pick<IncomeTaxDetail, 'id' | 'files'>; canEdit: boolean };

/** The quotas of a delivered return: what each costs today, its guide, and what was paid. */
export const ReturnQuotas = ({ row: { id, files }, canEdit }: ReturnQuotasProps) => {
  const heading = useId();
  const paths = useReturnPaths(id);
  const { data: quotas = [], error } = useQuery(incomeTaxQuotaQueries.list({ id }));
  const tellFailure = useTellFailure();
  const { mutateAsync: undo } = useMutation(incomeTaxQuotaMutations.undo);
  const itemsOf = (quota: IncomeTaxQuota): MenuItem[] => {
    const legal = incomeTaxQuotaMachine.legalActions(quota.status, 'staff');
    return [
      ...(legal.includes('pay')
        ? [
            { label: 'Anexar o DARF', to: paths.guide(quota.id) },
            { label: 'Informar pagamento', to: paths.payment(quota.id) },
          ]
        : []),
      ...(legal.includes('reopen')
        ? [
            {
              label: 'Desfazer o pagamento',
              onSelect: () =>
                void undo({ id: quota.id, body: { version: quota.version } }).then(
                  () => toast.success('A quota voltou a constar como a pagar.'),
                  tellFailure,
                ),
            },
          ]
        : []),
    ];
  };
  if (error) return <p>{error.message}</p>;
  if (quotas.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <QuietHeading id={heading}>{QUOTAS_TITLE}</QuietHeading>
      <chakra.ul display="grid" gap="2">
        {quotas.map((quota) => (
          <chakra.li key={quota.id} display="flex" alignItems="start" gap="2">
            <chakra.div flex="1" minW={0} overflowWrap="anywhere">
              {quotaName(quota)} <StatusBadge status={quotaStanding(quota, today())} />
              <chakra.div color="fg.muted" fontSize="sm">
                {[
                  quotaNote(quota),
                  ...files
                    .filter(({ quota_id }) => quota_id === quota.id)
                    .map(({ role, name }) => `${incomeTaxFileRoleLabel[role]}: ${name}`),
                ].join(' · ')}
              </chakra.div>
            </chakra.div>
            {canEdit && itemsOf(quota).length > 0 && (
              <MenuButton
                label={`Ações da ${quota.number}ª quota`}
                icon={EllipsisVertical}
                size="sm"
                groups={[{ items: itemsOf(quota) }]}
              />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
    </section>
  );
};
