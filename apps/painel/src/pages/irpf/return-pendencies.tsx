import { chakra } from '@chakra-ui/react';
import { incomeTaxQueries } from '@esteto/api-client/tax/income-tax';
import { incomeTaxPendencyMutations } from '@esteto/api-client/tax/income-tax-pendency';
import type { IncomeTaxDetail } from '@esteto/contract/tax/income-tax';
import type { IncomeTaxFile, PendencyRecord } from '@esteto/contract/tax/income-tax-record';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { isoDate, longText, object } from '@esteto/domain/shared/schema/fields';
import { countOf } from '@esteto/domain/shared/text/text';
import { type PendencyAction, pendencyMachine } from '@esteto/domain/tax/income-tax/pendency-life';
import { pendencyStatusLabel, pendencyStatusTone } from '@esteto/domain/tax/income-tax/pendency-status';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { FormQuestion } from '@esteto/ui/patterns/form/form-question.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';

type ReturnPendenciesProps = { irpfId: number; pendencies: readonly PendencyRecord[]; files: readonly IncomeTaxFile[]; canEdit: boolean };
type Staff = (typeof MOVES)[number];

/** What a return waits for from its person, with what they answered. */
export const ReturnPendencies = ({ irpfId, pendencies, files, canEdit }: ReturnPendenciesProps) => {
  const id = useId();
  const [extended, setExtended] = useState<PendencyRecord | null>(null);
  const { mutateAsync: accept } = useMutation(incomeTaxPendencyMutations.accept);
  const { mutateAsync: giveBack } = useMutation(incomeTaxPendencyMutations.return);
  const { mutateAsync: waive } = useMutation(incomeTaxPendencyMutations.waive);
  const { mutateAsync: extend } = useMutation(incomeTaxPendencyMutations.extend);
  const { movesOf, question } = useMoves({
    machine: pendencyMachine,
    by: 'staff',
    moves: canEdit ? MOVES : [],
    send: ({ id: one, body: { action, version, reason } }): Promise<unknown> => {
      if (action === 'accept') return accept({ id: one, body: { version } });
      const input = { id: one, body: { version, reason: reason ?? '' } };
      return action === 'return' ? giveBack(input) : waive(input);
    },
    done: ({ title }: PendencyRecord) => `${title}: situação alterada.`,
    question: ({ title }: PendencyRecord, action: Staff) => ({
      title: pendencyMachine.actions[action].label,
      subtitle: title,
      size: 'sm',
      ...(action === 'return' && { help: 'O médico lê este motivo.' }),
    }),
    reason: REASON,
    record: (pendency) => ({
      ...incomeTaxQueries.detail({ id: irpfId }),
      select: (row: IncomeTaxDetail) => row.pendencies.find(({ id: one }) => one === pendency.id) ?? pendency,
    }),
  });
  const itemsOf = (row: PendencyRecord): MenuItem[] =>
    canEdit && pendencyMachine.legalActions(row.status, 'staff').includes(EXTEND)
      ? [...movesOf(row), { label: pendencyMachine.actions.extend.label, onSelect: () => setExtended(row) }]
      : movesOf(row);
  if (pendencies.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <QuietHeading id={id}>Pendências</QuietHeading>
      <chakra.ul display="grid" gap="3">
        {pendencies.map((row) => (
          <chakra.li key={row.id} display="flex" alignItems="start" gap="2">
            <chakra.div flex="1" minW={0} overflowWrap="anywhere">
              {row.title} <StatusBadge status={{ label: pendencyStatusLabel[row.status], tone: pendencyStatusTone[row.status] }} />
              <chakra.p whiteSpace="pre-line">{row.text}</chakra.p>
              {row.answer && <chakra.p whiteSpace="pre-line">Resposta: {row.answer}</chakra.p>}
              <chakra.div color="fg.muted" fontSize="sm">
                {[
                  `Prazo ${formatDateNumeric(row.due_on)}`,
                  row.reminders_sent > 0 && countOf(row.reminders_sent, 'lembrete', 'lembretes'),
                  row.reason && `Motivo: ${row.reason}`,
                  ...files.filter(({ pendency_id }) => pendency_id === row.id).map(({ name }) => name),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </chakra.div>
            </chakra.div>
            {itemsOf(row).length > 0 && (
              <MenuButton label={`Ações de ${row.title}`} icon={EllipsisVertical} size="sm" groups={[{ items: itemsOf(row) }]} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {question}
      {extended && (
        <FormQuestion
          title="Mudar o prazo"
          message={extended.title}
          schema={DUE}
          initial={{ due_on: extended.due_on }}
          submit={({ due_on }) => extend({ id: extended.id, body: { due_on, version: extended.version } })}
          done="Prazo alterado."
          submitLabel="Mudar o prazo"
          submitVariant="primary"
          onClose={() => setExtended(null)}
        >
          <DateField name="due_on" />
        </FormQuestion>
      )}
    </section>
  );
};

const MOVES = ['accept', 'return', 'waive'] as const;
const EXTEND: PendencyAction = 'extend';
const REASON = object({ reason: longText('Motivo').max(500).required() });
const DUE = object({ due_on: isoDate('Novo prazo').required() });
