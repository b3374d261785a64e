import { chakra } from '@chakra-ui/react';
import { ownRequestQueries } from '@esteto/api-client/duty/own-request';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import type { RequestOptions } from '@esteto/contract/duty/own-request';
import { proposedTypeLabel } from '@esteto/domain/duty/shift-request/shift-request-form';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { shiftWhen, shiftWhere } from '@esteto/features/duty/shift/shift-place';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { NumberSelectField } from '@esteto/ui/components/field/choice/number-select-field.tsx';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** Which shift, what is to be done with it, and with whom: only those whom the rules let take it come first. */
export const ProposalFields = ({ shifts }: { shifts: readonly OwnShift[] }) => {
  const scope = useCompanyScope();
  const [type, chosen, other] = [useFieldValue('type'), useFieldValue('from_shift_id'), useFieldValue('to_shift_id')];
  const mine = shifts.find(({ id }) => id === chosen);
  const query = { ...scope, group_id: mine?.group_id ?? 0, shift_id: mine?.id ?? 0, day: mine?.starts_on ?? '' };
  const list = mine ? ownRequestQueries.options(query) : null;
  const { data } = useQuery({ ...ownRequestQueries.options(query), enabled: mine !== undefined });
  const partner = data?.shifts.find(({ id }) => id === other)?.professional_id;
  return (
    <>
      <NumberSelectField
        name="from_shift_id"
        options={shifts.map((shift) => ({ value: shift.id, label: `${shiftWhen(shift)}, ${shiftWhere(shift)}` }))}
      />
      {data && (
        <chakra.p gridColumn="1 / -1" color="fg.muted" fontSize="sm">
          {`O grupo aceita mudanças até ${formatInstantFull(data.changeable_until)}${data.needs_approval ? ', e a coordenação aprova' : ''}.`}
        </chakra.p>
      )}
      <RadioField name="type" options={proposedTypeLabel} />
      {type === 'swap' && (
        <ListSelectField
          name="to_shift_id"
          list={list && { ...list, select: shiftsOf }}
          toOption={shiftOption}
          failed="Não foi possível carregar os plantões dos colegas."
          help="Plantões dos colegas neste mês que ainda podem ser trocados."
        />
      )}
      {type === 'swap' && partner !== undefined && (
        <ListSelectField
          name="third_shift_id"
          list={
            list && { ...list, select: (all: RequestOptions) => all.shifts.filter(({ professional_id }) => professional_id !== partner) }
          }
          toOption={shiftOption}
          failed="Não foi possível carregar os plantões dos colegas."
          placeholder="Ele recebe o meu plantão"
          help="Para uma troca a três: o colega recebe este plantão, e o dono dele recebe o seu."
        />
      )}
      {type === 'handover' && (
        <ListSelectField
          name="counterpart_id"
          list={list && { ...list, select: colleaguesOf }}
          toOption={({ id, name, is_free }) => ({
            value: id,
            label: name,
            detail: is_free ? 'Disponível' : 'Não pode assumir este plantão',
          })}
          failed="Não foi possível carregar os colegas."
        />
      )}
      {type !== 'coverage' && (
        <MoneyField name="value_difference" span={3} help="O Esteto registra o combinado; o pagamento é entre vocês." />
      )}
      <TextAreaField name="justification" required={data?.justification_required || undefined} />
    </>
  );
};

const shiftsOf = ({ shifts }: RequestOptions): RequestOptions['shifts'] => shifts;
const colleaguesOf = ({ colleagues }: RequestOptions): RequestOptions['colleagues'] => colleagues;

const shiftOption = (shift: RequestOptions['shifts'][number]) => ({
  value: shift.id,
  label: `${shift.professional_name ?? ''}: ${shiftWhen(shift)}`,
  detail: shiftWhere(shift),
});
