import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import type { ScheduleSetup } from '@esteto/contract/duty/duty-shift';
import { shiftTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { shiftValueKindLabel } from '@esteto/domain/shared/money/value-kind';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import type { Option } from '@esteto/ui/components/field/choice/combobox.tsx';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextAreaField } from '@esteto/ui/components/field/text/text-area-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { ProfessionalField } from './professional-field.tsx';

/** What a shift is, when, and who has it. `vacancies`: of a new one, how many places. */
export const ShiftFields = ({ shiftId, vacancies }: { shiftId?: number; vacancies?: ReactNode }) => {
  const setup = useQuery(dutyShiftQueries.setup(useGroupScope())).data;
  return (
    <>
      <PlaceFields />
      <DateField name="starts_on" span={2} />
      <TimeField name="starts_at" span={2} />
      <TimeField name="ends_at" span={2} help="Igual ou antes do início: termina no dia seguinte." />
      {vacancies}
      <ProfessionalField shiftId={shiftId} />
      <FieldSection title="O plantão">
        <SelectField name="shift_type" options={shiftTypeLabel} span={3} />
        <TextField name="title" span={3} help="Como ele aparece na escala, se não for pelo setor." />
        <MoneyField name="value" span={3} />
        <SelectField name="value_kind" options={shiftValueKindLabel} span={3} />
        {setup && setup.qualifications.length > 0 && (
          <ChecklistField name="qualification_ids" options={setup.qualifications.map(choiceOf)} />
        )}
        {setup && setup.tags.length > 0 && <ChecklistField name="tag_ids" options={setup.tags.map(choiceOf)} />}
        <TextAreaField name="notes" />
      </FieldSection>
    </>
  );
};

/** Where: a unit, and a sector of it where it has some. */
export const PlaceFields = () => {
  const scope = useGroupScope();
  const { data } = useQuery(dutyShiftQueries.setup(scope));
  const unit_id = useFieldValue('unit_id');
  const hasSectors = data?.sectors.some((sector) => sector.unit_id === unit_id) ?? false;
  return (
    <>
      <ListSelectField
        name="unit_id"
        list={{ ...dutyShiftQueries.setup(scope), select: unitsOf }}
        toOption={optionOf}
        failed="Não foi possível carregar as unidades."
        span={hasSectors ? 3 : 6}
      />
      {hasSectors && (
        <ListSelectField
          name="sector_id"
          list={{
            ...dutyShiftQueries.setup(scope),
            select: (all: ScheduleSetup) => all.sectors.filter((sector) => sector.unit_id === unit_id),
          }}
          toOption={optionOf}
          failed="Não foi possível carregar os setores."
          placeholder="Toda a unidade"
          span={3}
        />
      )}
    </>
  );
};

type Named = { id: number; name: string };

const unitsOf = ({ units }: ScheduleSetup): readonly Named[] => units;
const optionOf = ({ id, name }: Named): Option => ({ value: id, label: name });
export const choiceOf = ({ id, name }: Named) => ({ value: id, label: name });
