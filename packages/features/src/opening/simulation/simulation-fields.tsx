import type { Origins } from '@esteto/domain/opening/simulation/company-start';
import {
  regimeTodayLabel,
  type SimulationInput,
  simulationActivityLabel,
  simulationForm,
} from '@esteto/domain/opening/simulation/simulation-input';
import { parse } from '@esteto/domain/shared/schema/parse';
import { FieldGrid } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFormStore } from '@esteto/ui/components/field/binding/form-context.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SelectField } from '@esteto/ui/components/field/choice/select-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { MoneyField } from '@esteto/ui/components/field/number/money-field.tsx';
import { PercentField } from '@esteto/ui/components/field/number/percent-field.tsx';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What a practice is made of. `origins`: where a starting value comes from. */
export const SimulationFields = ({ origins }: { origins: Origins }) => (
  <FieldGrid>
    <MoneyField name="revenue" help={origins.revenue} />
    <RadioField name="activity" options={simulationActivityLabel} help={useActivityHelp()} />
    <MoneyField name="pro_labore" span={3} />
    <MoneyField name="payroll" label="Salários por mês" span={3} />
    <MoneyField name="costs" span={3} help="Aluguel, contador, materiais." />
    <PercentField name="iss_rate" span={3} help={origins.iss_rate ?? 'De 2 a 5 %, conforme a cidade.'} />
    <IntegerField name="dependents" span={3} />
    <MoneyField name="person_iss" label="ISS fixo de autônomo" span={3} />
    <SelectField name="regime_today" options={regimeTodayLabel} placeholder="Não sei" span={3} help={origins.regime_today} />
    <MoneyField name="paid_today" label="Tributos que paga hoje" span={3} help="Por mês, se souber." />
  </FieldGrid>
);

const useActivityHelp = (): string | undefined =>
  useFieldValue('activity') === 'hospital'
    ? 'Sociedade empresária que atende às normas da Anvisa: presunção de 8 % e 12 % (Lei 9.249/1995, art. 15, § 1º, III, a).'
    : undefined;

/** Tells what the form around says, as often as it is a whole practice: while a field is half typed the last one stands. */
export const SimulationWatch = ({ onChange }: { onChange: (input: SimulationInput) => void }) => {
  const store = useFormStore();
  const values = useSyncExternalStore(store.subscribe, () => store.read().values);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const judged = parse(simulationForm, values);
    if (judged.ok) tell(judged.value);
  }, [values]);
  return null;
};
