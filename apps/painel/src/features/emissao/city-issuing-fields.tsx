import { emitterEnvironmentLabel, issuingAdapterLabel } from '@esteto/domain/billing/municipality/issuing-adapter';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';

const NationalFields = () =>
  useFieldValue('adapter') === 'national' && (
    <>
      <RadioField name="environment" options={emitterEnvironmentLabel} help="Em homologação as notas são testes, sem valor fiscal." />
      <IntegerField name="dps_series" span={3} help="De 1 a 49999, só deste sistema." />
      <SwitchField
        name="sends_municipal_registration"
        help="Só se a prefeitura cadastrou os contribuintes no sistema nacional; do contrário, a nota é rejeitada."
      />
    </>
  );

/** How notes are issued in a city. */
export const CityIssuingFields = () => (
  <>
    <RadioField name="adapter" options={issuingAdapterLabel} />
    <NationalFields />
  </>
);
