import { boletoMutations } from '@esteto/api-client/money/boleto';
import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { boletoCreateForm } from '@esteto/domain/money/boleto/boleto-form';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { BoletoFields } from './boleto-fields.tsx';

export default function CreateBoletoDialog() {
  return (
    <FormDialog
      title="Novo boleto"
      subtitle="O valor e o vencimento são conferidos com a linha digitável."
      schema={boletoCreateForm}
      initial={{ kind: 'tax' }}
      mutation={boletoMutations.create}
      done="Boleto incluído."
      submitLabel="Incluir boleto"
    >
      <SearchSelectField
        name="company_id"
        search={({ search }) => filterOptionQueries.companies({ search })}
        toOption={toOption}
        placeholder="Busque por nome ou CNPJ"
      />
      <BoletoFields />
    </FormDialog>
  );
}

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, detail: detail ?? undefined });
