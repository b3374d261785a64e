import { filterOptionQueries } from '@esteto/api-client/office/filter-option';
import type { FilterOption } from '@esteto/contract/office/filter-option';
import type { FieldProps } from '@esteto/ui/components/field/binding/use-field';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

type AnalystFieldProps = Pick<FieldProps, 'span'> & { selected?: { analyst_id?: number | null; analyst_name: string | null } };

/** Who of the staff looks after a record. */
export const AnalystField = ({ selected, span }: AnalystFieldProps) => (
  <SearchSelectField
    name="analyst_id"
    span={span}
    search={({ search }) => filterOptionQueries.analysts({ search })}
    toOption={toOption}
    selected={selected?.analyst_id ? { value: selected.analyst_id, label: selected.analyst_name ?? '' } : undefined}
    placeholder="Busque por nome"
  />
);

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
