import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import type { FieldProps } from '@esteto/ui/components/field/binding/use-field';
import { type SearchOption, SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

type PayerFieldProps = Pick<FieldProps, 'help'> & { selected?: SearchOption | null };

/** The company that pays a boleto. */
export const PayerField = (props: PayerFieldProps) => (
  <SearchSelectField
    name="company_id"
    search={({ search }) => filterOptionQueries.companies({ search })}
    toOption={toOption}
    placeholder="Busque por nome ou CNPJ"
    {...props}
  />
);

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, detail: detail ?? undefined });
