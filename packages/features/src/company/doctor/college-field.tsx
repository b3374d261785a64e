import { collegeQueries } from '@esteto/api-client/company/college';
import type { CollegeOption } from '@esteto/contract/company/college';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

type CollegeFieldProps = { name: string; help?: string; autoFocus?: boolean };

/** One of the colleges that are offered, found by name, acronym or city; the one that was chosen before by its name. */
export const CollegeField = (props: CollegeFieldProps) => {
  const chosen = useFieldValue<number | null>(props.name);
  const [first] = useState(chosen);
  const named = collegeQueries.options({ id: first });
  const { data, isLoading } = useQuery({ ...named, queryFn: first === null ? skipToken : named.queryFn });
  const [college] = data?.items ?? [];
  if (isLoading) return <Loading />;
  return (
    <SearchSelectField
      {...props}
      search={({ search }) => collegeQueries.options({ search })}
      toOption={toOption}
      selected={college && toOption(college)}
      placeholder="Busque por nome, sigla ou cidade"
    />
  );
};

const toOption = ({ id, label, detail }: CollegeOption) => ({ value: id, label, detail });
