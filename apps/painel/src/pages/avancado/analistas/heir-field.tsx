import { chakra } from '@chakra-ui/react';
import { filterOptionQueries } from '@esteto/api-client/filter-option';
import type { FilterOption } from '@esteto/contract/filter-option';
import { OPEN_WORK_KINDS, type OpenWork, openWorkLabel, openWorkTotal } from '@esteto/domain/analyst/open-work';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

/** What is open, counted, and who takes it over. */
export const HeirField = ({ work }: { work: OpenWork }) => {
  if (openWorkTotal(work) === 0)
    return (
      <chakra.p gridColumn={spanOf()} color="fg.muted">
        Não há trabalho em aberto desta pessoa.
      </chakra.p>
    );
  return (
    <>
      <chakra.div gridColumn={spanOf()}>
        <Facts
          facts={OPEN_WORK_KINDS.filter((kind) => work[kind] > 0).map((kind) => ({
            label: openWorkLabel[kind],
            value: work[kind].toLocaleString('pt-BR'),
          }))}
        />
      </chakra.div>
      <SearchSelectField
        name="to"
        required
        autoFocus
        search={({ search }) => filterOptionQueries.analysts({ search })}
        toOption={toOption}
        placeholder="Busque por nome ou e-mail"
        help="Tudo o que está em aberto passa de uma vez. O que já terminou continua com quem fez."
      />
    </>
  );
};

const toOption = ({ id, label, detail }: FilterOption) => ({ value: id, label, ...(detail && { detail }) });
