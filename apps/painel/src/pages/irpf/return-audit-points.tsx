import { chakra } from '@chakra-ui/react';
import { incomeTaxAuditPointMutations } from '@esteto/api-client/tax/income-tax-audit-point';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { AuditPoint } from '@esteto/contract/tax/income-tax-record';
import { type AuditPointForm, auditAnswerForm, auditPointForm, auditReopenForm } from '@esteto/domain/tax/income-tax/audit-point-form';
import {
  auditAnswerLabel,
  auditPointMachine,
  auditPointStatusLabel,
  auditPointStatusTone,
} from '@esteto/domain/tax/income-tax/audit-point-life';
import { auditPointNote } from '@esteto/features/tax/income-tax/audit-point-words';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, FilePen, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { amendPath } from './amend-path.ts';

type ReturnAuditPointsProps = { row: Pick<IncomeTaxDetail, 'id' | 'status' | 'audit_points'>; canEdit: boolean };
type Asked = { what: 'add' } | { what: 'edit' | 'settle' | 'reopen'; point: AuditPoint };

/** What the tax office points out in a return that it holds, and how each point is met. */
export const ReturnAuditPoints = ({ row: { id, status, audit_points }, canEdit }: ReturnAuditPointsProps) => {
  const heading = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isHeld = status === HELD;
  if (!isHeld && audit_points.length === 0) return null;
  const itemsOf = (point: AuditPoint): MenuItem[] =>
    auditPointMachine.legalActions(point.status, 'staff').includes('reopen')
      ? [{ label: auditPointMachine.actions.reopen.label, onSelect: () => setAsked({ what: 'reopen', point }) }]
      : [
          { label: 'Dizer como foi resolvido', onSelect: () => setAsked({ what: 'settle', point }) },
          { label: 'Alterar', onSelect: () => setAsked({ what: 'edit', point }) },
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
      {canEdit && isHeld && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button icon={Plus} onClick={() => setAsked({ what: 'add' })}>
            Incluir ponto
          </Button>
          <ButtonLink icon={FilePen} to={amendPath(id)}>
            Criar retificadora
          </ButtonLink>
        </chakra.div>
      )}
      {asked?.what === 'add' && <PointForm returnId={id} point={null} onClose={() => setAsked(null)} />}
      {asked?.what === 'edit' && <PointForm returnId={id} point={asked.point} onClose={() => setAsked(null)} />}
      {asked?.what === 'settle' && <AnswerForm point={asked.point} onClose={() => setAsked(null)} />}
      {asked?.what === 'reopen' && <ReopenForm point={asked.point} onClose={() => setAsked(null)} />}
    </section>
  );
};

const HELD: IncomeTaxDetail['status'] = 'audited';

type PointFormProps = { returnId: number; point: AuditPoint | null; onClose: () => void };

const PointForm = ({ returnId, point, onClose }: PointFormProps) => {
  const { mutateAsync: add } = useMutation(incomeTaxAuditPointMutations.add);
  const { mutateAsync: edit } = useMutation(incomeTaxAuditPointMutations.edit);
  const save = ({ body }: { body: AuditPointForm }) =>
    point ? edit({ id: point.id, body: { ...body, version: point.version } }) : add({ id: returnId, body });
  return (
    <FormOver
      onAnswer={() => undefined}
      onClose={onClose}
      form={{
        title: point ? 'Alterar o ponto' : 'Ponto da malha fina',
        subtitle: 'O médico lê tudo o que estiver aqui.',
        schema: auditPointForm,
        initial: point ? startOf(point) : undefined,
        mutation: { mutationFn: save },
        done: 'Ponto salvo.',
        submitLabel: 'Salvar o ponto',
        children: (
          <>
            <TextField name="title" />
            <TextAreaField name="text" />
            <MoneyField name="declared_amount" span={3} />
            <MoneyField name="office_amount" span={3} />
            <DateField name="due_on" span={3} />
            <SelectField name="plan" options={auditAnswerLabel} span={3} />
          </>
        ),
      }}
    />
  );
};

const startOf = ({ title, text, declared_amount, office_amount, due_on, plan }: AuditPoint): AuditPointForm => ({
  title,
  text,
  declared_amount,
  office_amount,
  due_on,
  plan,
});

type OnePointProps = { point: AuditPoint; onClose: () => void };

const ANSWER = auditAnswerForm.omit(['version']);

const AnswerForm = ({ point, onClose }: OnePointProps) => {
  const { mutateAsync: settle } = useMutation(incomeTaxAuditPointMutations.settle);
  return (
    <FormQuestion
      title="Como foi resolvido"
      message={point.title}
      schema={ANSWER}
      initial={{ ...(point.plan && { action: point.plan }), answered_on: today() }}
      submit={(body) => settle({ id: point.id, body: { ...body, version: point.version } })}
      done={`${point.title}: resolvido.`}
      submitLabel="Encerrar o ponto"
      submitVariant="primary"
      onClose={onClose}
    >
      <SelectField name="action" options={auditAnswerLabel} />
      <DateField name="answered_on" span={3} />
      <TextField name="protocol" span={3} />
    </FormQuestion>
  );
};

const REOPEN = auditReopenForm.omit(['version']);

const ReopenForm = ({ point, onClose }: OnePointProps) => {
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
