import { chakra } from '@chakra-ui/react';
import type { TransactionCandidate, TransactionDetail } from '@esteto/contract/money/reconciliation';
import type { ReconciliationTarget } from '@esteto/domain/money/reconciliation/reconciliation-form';
import { formatMoney, sumCents } from '@esteto/domain/shared/money/money';
import { searchKey } from '@esteto/domain/shared/text/text';
import { FieldNotes } from '@esteto/ui/components/field/base/field-frame.tsx';
import { FieldGrid, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Input } from '@esteto/ui/components/field/base/input.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChoiceDetail } from '@esteto/ui/components/field/choice/choice-detail.tsx';
import { choiceInput, choiceRow } from '@esteto/ui/components/field/choice/choice-style';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { useState } from 'react';

/** So many candidates stand in sight; the others are found by their name. */
const IN_SIGHT = 6;

/** Rest of a movement that no note and no boleto takes, in cents: below zero where they take more than there is. */
export const leftOf = (amount: number, targets: unknown): number =>
  Math.abs(amount) - sumCents(chosenOf(targets).map((target) => target.amount ?? 0));

const chosenOf = (targets: unknown): readonly ReconciliationTarget[] => (Array.isArray(targets) ? targets : []);

const isSame = (one: Pick<ReconciliationTarget, 'kind' | 'id'>, other: Pick<ReconciliationTarget, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;

/** The notes, or the boletos and expenses, that a movement may have paid, the likeliest first; each that is ticked says how much of it. */
export const TargetsField = ({ row, ...props }: FieldProps & { row: TransactionDetail }) => {
  const field = useField(props);
  const [wanted, setWanted] = useState('');
  const chosen = chosenOf(field.value);
  const { candidates } = row;
  const label = row.amount > 0 ? 'Notas que ele pagou' : 'Boletos e despesas que ele pagou';
  if (candidates.length === 0)
    return (
      <chakra.p gridColumn={spanOf()} color="fg.muted">
        {row.amount > 0 ? 'Nenhuma nota espera por dinheiro.' : 'Nenhum boleto nem despesa espera por pagamento.'}
      </chakra.p>
    );
  const isChosen = (candidate: TransactionCandidate): boolean => chosen.some((target) => isSame(target, candidate));
  const matching = candidates.filter(({ name }) => searchKey(name).includes(searchKey(wanted)));
  const shown = [...candidates.filter(isChosen), ...matching.filter((candidate) => !isChosen(candidate)).slice(0, IN_SIGHT)];
  const toggle = (candidate: TransactionCandidate, on: boolean): void => {
    const others = chosen.filter((target) => !isSame(target, candidate));
    const left = leftOf(row.amount, others);
    const amount = left > 0 ? Math.min(left, candidate.due) : candidate.due;
    field.setValue(on ? [...others, { kind: candidate.kind, id: candidate.id, amount, settles: false }] : others);
  };
  return (
    <chakra.fieldset gridColumn={spanOf()} display="grid" gap="2" minW={0} aria-describedby={field.control['aria-describedby']}>
      <chakra.legend fontWeight="medium" fontSize="sm" mb="1">
        {label}
      </chakra.legend>
      {candidates.length > IN_SIGHT && (
        <Input
          type="search"
          aria-label="Buscar pelo número, pelo tomador ou pela descrição"
          placeholder="Número, tomador ou descrição"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      )}
      {shown.map((candidate, index) => (
        <Candidate
          key={`${candidate.kind} ${candidate.id}`}
          candidate={candidate}
          id={index === 0 ? field.id : undefined}
          at={chosen.findIndex((target) => isSame(target, candidate))}
          path={field.name}
          toggle={toggle}
        />
      ))}
      {shown.length === 0 && <chakra.p color="fg.muted">Nada com esse nome.</chakra.p>}
      <FieldNotes id={field.id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};

type CandidateProps = {
  candidate: TransactionCandidate;
  id: string | undefined;
  /** Its place among the chosen; -1 where it is none. */
  at: number;
  path: string;
  toggle: (candidate: TransactionCandidate, on: boolean) => void;
};

const Candidate = ({ candidate, id, at, path, toggle }: CandidateProps) => {
  const { name, due, kind, reasons } = candidate;
  return (
    <div>
      <chakra.label css={choiceRow}>
        <chakra.input
          css={choiceInput}
          type="checkbox"
          id={id}
          checked={at >= 0}
          onChange={({ target }) => toggle(candidate, target.checked)}
        />
        <ChoiceDetail label={name}>{[`Faltam ${formatMoney(due)}`, ...reasons].join(' · ')}</ChoiceDetail>
      </chakra.label>
      {at >= 0 && <PartFields path={`${path}[${at}]`} due={due} maySettle={kind === 'invoice'} />}
    </div>
  );
};

/** How much of the movement is a target's; of a note whose money did not all come, whether the rest was kept back. */
const PartFields = ({ path, due, maySettle }: { path: string; due: number; maySettle: boolean }) => {
  const amount = useFieldValue<number | null>(`${path}.amount`);
  return (
    <chakra.div paddingInlineStart="7" pt="2" pb="1">
      <FieldGrid>
        <MoneyField name={`${path}.amount`} label="Valor desta parte" span={3} />
        {maySettle && (amount ?? 0) < due && (
          <SwitchField name={`${path}.settles`} label="Dar por paga: o resto foi retido ou descontado" span={3} />
        )}
      </FieldGrid>
    </chakra.div>
  );
};
