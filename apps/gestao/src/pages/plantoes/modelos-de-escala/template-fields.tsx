import { chakra } from '@chakra-ui/react';
import { professionalQueries } from '@esteto/api-client/duty/professional';
import { holidayPolicyLabel, shiftTypeLabel } from '@esteto/domain/duty/duty-shift/duty-shift-kinds';
import { shiftValueKindLabel } from '@esteto/domain/shared/money/value-kind';
import { weekdayLabel } from '@esteto/domain/shared/schedule/recurrence-rule';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldSection, spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { ListSelectField } from '@esteto/ui/components/field/choice/list-select-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { TimeField } from '@esteto/ui/components/field/date/time-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { FieldArray } from '@esteto/ui/patterns/form/field-array.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { professionalOption } from '../../../features/grupo/professional-option.ts';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { PlaceFields } from '../escala/shift-fields.tsx';
import { newSlot } from './new-slot.ts';

/** What a template is, and the shifts of its weeks. */
export const TemplateFields = () => (
  <>
    <TextField name="name" span={4} autoFocus />
    <IntegerField name="weeks_count" span={2} help="De 1 a 8, que se repetem em ordem." />
    <PlaceFields />
    <DateField name="valid_from" span={3} />
    <DateField name="valid_until" span={3} help="Vazio: sem fim." />
    <SelectField name="holiday_policy" options={holidayPolicyLabel} span={3} />
    <Surcharge />
    <SwitchField name="is_active" />
    <FieldSection title="Plantões do modelo">
      <FieldArray name="slots">{drawSlots}</FieldArray>
    </FieldSection>
  </>
);

const Surcharge = () =>
  useFieldValue('holiday_policy') === 'different_value' ? (
    <IntegerField name="holiday_surcharge" required span={3} help="Sobre o valor do plantão." />
  ) : null;

type Slots = { paths: readonly string[]; add: (slot: unknown) => void; remove: (index: number) => void };

const drawSlots = ({ paths, add, remove }: Slots) => (
  <>
    {paths.map((path, index) => (
      <Slot key={path} path={path} number={index + 1} onRemove={() => remove(index)} />
    ))}
    <chakra.div gridColumn={spanOf()}>
      <Button icon={Plus} onClick={() => add(newSlot())}>
        Adicionar plantão
      </Button>
    </chakra.div>
  </>
);

const Slot = ({ path, number, onRemove }: { path: string; number: number; onRemove: () => void }) => (
  <FieldSection title={`Plantão ${number}`}>
    <IntegerField name={`${path}.week`} span={1} />
    <SelectField name={`${path}.weekday`} options={weekdayLabel} span={1} />
    <TimeField name={`${path}.starts_at`} span={1} />
    <TimeField name={`${path}.ends_at`} span={1} />
    <IntegerField name={`${path}.vacancies`} span={1} />
    <SelectField name={`${path}.shift_type`} options={shiftTypeLabel} span={1} />
    <MoneyField name={`${path}.value`} span={2} />
    <SelectField name={`${path}.value_kind`} options={shiftValueKindLabel} span={2} />
    <ListSelectField
      name={`${path}.default_professional_id`}
      list={professionalQueries.list(useGroupScope())}
      toOption={professionalOption}
      failed="Não foi possível carregar os profissionais."
      placeholder="Vaga"
      span={2}
    />
    <chakra.div gridColumn={spanOf()}>
      <Button variant="ghost" icon={Trash2} onClick={onRemove}>
        {`Remover plantão ${number}`}
      </Button>
    </chakra.div>
  </FieldSection>
);
