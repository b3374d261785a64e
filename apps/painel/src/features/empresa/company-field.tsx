import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

/** Which company a record belongs to. */
export const CompanyField = () => (
  <SearchSelectField
    name="company_id"
    label="Empresa"
    search={({ search }) => filterOptionQueries.companies({ search })}
    toOption={toOption}
    placeholder="Busque por nome ou documento"
  />
);

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
