import { chakra } from '@chakra-ui/react';
import { analystQueries } from '@esteto/api-client/office/analyst';
import type { Heir } from '@esteto/contract/office/analyst';
import { OPEN_WORK_KINDS, type OpenWork, type OpenWorkKind, openWorkLabel, openWorkTotal } from '@esteto/domain/office/analyst/open-work';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { ChecklistField } from '@esteto/ui/components/field/choice/checklist-field.tsx';
import { SearchSelectField } from '@esteto/ui/components/field/choice/search-select-field.tsx';

/** What is open, counted, and who takes it over. */
export const HeirField = ({ id, work, byArea = false }: { id: number; work: OpenWork; byArea?: boolean }) => {
  const open = OPEN_WORK_KINDS.filter((kind) => work[kind] > 0);
  if (openWorkTotal(work) === 0)
    return (
      <chakra.p gridColumn={spanOf()} color="fg.muted">
        Não há trabalho em aberto desta pessoa.
      </chakra.p>
    );
  return (
    <>
      <chakra.div gridColumn={spanOf()}>
        <Facts facts={open.map((kind) => ({ label: openWorkLabel[kind], value: work[kind].toLocaleString('pt-BR') }))} />
      </chakra.div>
      {byArea && <ChecklistField name="kinds" options={Object.fromEntries(open.map((kind) => [kind, openWorkLabel[kind]]))} />}
      <SearchSelectField
        name="to"
        required
        autoFocus
        search={({ search }) => analystQueries.heirs({ id, search })}
        toOption={(heir) => toOption(heir, open)}
        placeholder="Busque por nome ou e-mail"
        help={
          byArea
            ? 'O que está marcado passa de uma vez. O que já terminou continua com quem fez.'
            : 'Tudo o que está em aberto passa de uma vez. Para dividir por área, use antes Passar trabalho.'
        }
      />
    </>
  );
};

/** Who cannot open all of it is offered with what stays closed to them. */
const toOption = ({ id, label, detail, kinds }: Heir, open: readonly OpenWorkKind[]) => {
  const closed = open.filter((kind) => !kinds.includes(kind)).map((kind) => openWorkLabel[kind]);
  return { value: id, label, detail: closed.length === 0 ? detail : `Não cuida de ${closed.join(', ')}` };
};
