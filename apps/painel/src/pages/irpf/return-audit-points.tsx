import { chakra } from '@chakra-ui/react';
import { incomeTaxAuditPointMutations } from '@esteto/api-client/tax/income-tax-audit-point';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import { auditReopenForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import { auditPointMachine, auditPointStatusLabel, auditPointStatusTone } from '@esteto/domain/tax/income-tax/audit-point-life';
import { auditPointNote } from '@esteto/features/tax/income-tax/audit-point-words';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, FilePen, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { amendPath } from './amend-path.ts';
import { isHeld } from './is-held.ts';
import { useReturnPaths } from './return-paths.ts';

type ReturnAuditPointsProps = { row: Pick<IncomeTaxDetail, 'id' | 'status' | 'audit_points'>; canEdit: boolean };

/** What the tax office points out in a return that it holds, and how each point is met. */
export const ReturnAuditPoints = ({ row, canEdit }: ReturnAuditPointsProps) => {
  const { id, audit_points } = row;
  const heading = useId();
  const paths = useReturnPaths(id);
  const [reopened, setReopened] = useState<AuditPoint | null>(null);
  if (!isHeld(row) && audit_points.length === 0) return null;
  const itemsOf = (point: AuditPoint): MenuItem[] =>
    auditPointMachine.legalActions(point.status, 'staff').includes('reopen')
      ? [{ label: auditPointMachine.actions.reopen.label, onSelect: () => setReopened(point) }]
      : [
          { label: 'Dizer como foi resolvido', to: paths.settlePoint(point.id) },
          { label: 'Alterar', to: paths.editPoint(point.id) },
        ];
  return (
    <section aria-labelledby={heading}>
      <QuietHeading id={heading}>Pontos da malha fina</QuietHeading>
      <chakra.ul display="grid" gap="3">
        {audit_points.map((point) => (
          <chakra.li key={point.id} display="flex" alignItems="start" gap="2">
            <chakra.div flex="1" minW={0} overflowWrap="anywhere">
              {point.title}{' '}
              <StatusBadge status={{ label: auditPointStatusLabel[point.status], tone: auditPointStatusTone[point.status] }} />
              {point.text && <chakra.p whiteSpace="pre-line">{point.text}</chakra.p>}
              <chakra.div color="fg.muted" fontSize="sm">
                {auditPointNote(point)}
              </chakra.div>
            </chakra.div>
            {canEdit && (
              <MenuButton label={`Ações de ${point.title}`} icon={EllipsisVertical} size="sm" groups={[{ items: itemsOf(point) }]} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {canEdit && isHeld(row) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <ButtonLink icon={Plus} to={paths.newPoint}>
            Incluir ponto
          </ButtonLink>
          <ButtonLink icon={FilePen} to={amendPath(id)}>
            Criar retificadora
          </ButtonLink>
        </chakra.div>
      )}
      {reopened && <ReopenForm point={reopened} onClose={() => setReopened(null)} />}
    </section>
  );
};

type ReopenFormProps = { point: AuditPoint; onClose: () => void };

const REOPEN = auditReopenForm.omit(['version']);

const ReopenForm = ({ point, onClose }: ReopenFormProps) => {
  const { mutateAsync: reopen } = useMutation(incomeTaxAuditPointMutations.reopen);
  return (
    <FormQuestion
      title="Reabrir o ponto"
      message={point.title}
      schema={REOPEN}
      submit={({ reason }) => reopen({ id: point.id, body: { reason, version: point.version } })}
      done={`${point.title}: reaberto.`}
      submitLabel="Reabrir"
      submitVariant="primary"
      onClose={onClose}
    >
      <TextAreaField name="reason" />
    </FormQuestion>
  );
};
