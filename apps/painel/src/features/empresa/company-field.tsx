import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import type { FieldProps } from '@esteto/ui/components/field/binding/use-field';
import { type SearchOption, SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

type CompanyFieldProps = Pick<FieldProps, 'help'> & { selected?: SearchOption | null };

/** Which company a record belongs to. */
export const CompanyField = (props: CompanyFieldProps) => (
  <SearchSelectField
    name="company_id"
    label="Empresa"
    search={({ search }) => filterOptionQueries.companies({ search })}
    toOption={toOption}
    placeholder="Busque por nome ou documento"
    {...props}
  />
);

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
