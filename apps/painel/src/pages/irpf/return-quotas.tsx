import { chakra } from '@chakra-ui/react';
import { incomeTaxQuotaMutations, incomeTaxQuotaQueries } from '@esteto/api-client/tax/income-tax-quota';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxQuota } from '@esteto/contract/tax/income-tax-quota';
import { acceptOf, MAX_FILE_BYTES, RECORD_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { object } from '@esteto/domain/shared/schema/fields';
import { incomeTaxFileRoleLabel } from '@esteto/domain/tax/income-tax/income-tax-file';
import { quotaPaymentForm } from '@esteto/domain/tax/income-tax/income-tax-quota-form';
import { incomeTaxQuotaMachine } from '@esteto/domain/tax/income-tax/income-tax-quota-life';
import { QUOTAS_TITLE, quotaName, quotaNote, quotaStanding } from '@esteto/features/tax/income-tax/quota-words';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';

type ReturnQuotasProps = { row: Pick<IncomeTaxDetail, 'id' | 'files'>; canEdit: boolean };
type Asked = { what: 'pay' | 'guide'; quota: IncomeTaxQuota };

/** The quotas of a delivered return: what each costs today, its guide, and what was paid. */
export const ReturnQuotas = ({ row: { id, files }, canEdit }: ReturnQuotasProps) => {
  const heading = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: quotas = [], error } = useQuery(incomeTaxQuotaQueries.list({ id }));
  const tellFailure = useTellFailure();
  const { mutateAsync: undo } = useMutation(incomeTaxQuotaMutations.undo);
  const itemsOf = (quota: IncomeTaxQuota): MenuItem[] => {
    const legal = incomeTaxQuotaMachine.legalActions(quota.status, 'staff');
    return [
      ...(legal.includes('pay')
        ? [
            { label: 'Anexar o DARF', onSelect: () => setAsked({ what: 'guide', quota }) },
            { label: 'Informar pagamento', onSelect: () => setAsked({ what: 'pay', quota }) },
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
      {asked?.what === 'pay' && <PaymentForm quota={asked.quota} onClose={() => setAsked(null)} />}
      {asked?.what === 'guide' && <GuideForm quota={asked.quota} onClose={() => setAsked(null)} />}
    </section>
  );
};

type FormProps = { quota: IncomeTaxQuota; onClose: () => void };

const PAYMENT = quotaPaymentForm.omit(['version']);

const PaymentForm = ({ quota, onClose }: FormProps) => {
  const { mutateAsync: note } = useMutation(incomeTaxQuotaMutations.note);
  return (
    <FormQuestion
      title="Informar pagamento"
      message={`${quotaName(quota)}. ${quotaNote(quota)}`}
      schema={PAYMENT}
      initial={{ paid_on: today(), paid_amount: quota.cost.total }}
      submit={(body) => note({ id: quota.id, body: { ...body, version: quota.version } })}
      done="Pagamento informado."
      submitLabel="Informar pagamento"
      submitVariant="primary"
      onClose={onClose}
    >
      <DateField name="paid_on" span={3} />
      <MoneyField name="paid_amount" span={3} />
    </FormQuestion>
  );
};

const NOTHING = object({});

const GuideForm = ({ quota, onClose }: FormProps) => {
  const { mutateAsync: attach } = useMutation(incomeTaxQuotaMutations.attachGuide);
  return (
    <FormOver
      onAnswer={() => undefined}
      onClose={onClose}
      form={{
        title: 'Anexar o DARF',
        subtitle: quotaName(quota),
        size: 'sm',
        schema: NOTHING,
        mutation: { mutationFn: ({ file }: { file: File }) => attach({ id: quota.id, file }) },
        done: 'DARF anexado. O médico já o vê ao lado da quota.',
        submitLabel: 'Anexar o DARF',
        children: <FileField name="file" label="DARF" required accept={acceptOf(RECORD_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} />,
      }}
    />
  );
};
