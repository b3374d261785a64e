import type { IssuingCheck } from '@esteto/contract/invoice/receivable-answer';
import type { MunicipalParameterRow } from '@esteto/contract/municipal-parameter';
import { emitterEnvironmentLabel, issuingAdapterLabel } from '@esteto/domain/municipality/issuing-adapter';
import { municipalParameterForm } from '@esteto/domain/municipality/municipal-parameter-form';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { RadioField } from '@esteto/ui/components/field/choice/radio-field.tsx';
import { SwitchField } from '@esteto/ui/components/field/choice/switch-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { MutationLike, QueryFactory } from '@esteto/ui/system/query/query-like';

type MunicipalityDialogProps<Create, Update> = {
  city: IssuingCheck['city'];
  record: QueryFactory<{ id: number }, MunicipalParameterRow>;
  create: MutationLike<MunicipalParameterRow, Create>;
  update: MutationLike<MunicipalParameterRow, Update>;
  /** Where it was opened. */
  parent?: string;
};

/** How notes are issued in a city, for every company there. */
export const MunicipalityDialog = <Create, Update>({ city, record, create, update, parent }: MunicipalityDialogProps<Create, Update>) => {
  const { ibge, name, state, parameter_id } = city;
  const frame = {
    title: `Emissão em ${name}/${state}`,
    subtitle: 'Vale para todas as empresas deste município.',
    schema: municipalParameterForm,
    done: 'Parâmetros do município salvos.',
    parent,
    children: FIELDS,
  };
  if (parameter_id !== null) return <FormDialog {...frame} id={parameter_id} record={record} mutation={update} />;
  if (ibge && name && state) return <FormDialog {...frame} initial={{ ibge, city: name, state, ...FIRST }} mutation={create} />;
  return (
    <RouteDialog title="Parâmetros do município" parent={parent}>
      <Banner tone="waiting">O endereço da empresa não diz em que município ela está. Complete o cadastro da empresa.</Banner>
    </RouteDialog>
  );
};

/** How most cities issue by now. */
const FIRST = { adapter: 'national', environment: 'production', dps_series: 1 } as const;

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

const FIELDS = (
  <>
    <RadioField name="adapter" options={issuingAdapterLabel} />
    <NationalFields />
  </>
);
