import type { MunicipalParameterRow } from '@esteto/contract/billing/municipal-parameter';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import { municipalParameterForm } from '@esteto/domain/billing/municipality/municipal-parameter-form';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { MutationLike, QueryFactory } from '@esteto/ui/system/query/query-like';
import { CityIssuingFields } from './city-issuing-fields.tsx';

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
    children: <CityIssuingFields />,
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
