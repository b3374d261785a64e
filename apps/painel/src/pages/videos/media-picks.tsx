import { chakra } from '@chakra-ui/react';
import { mediaQueries } from '@esteto/api-client/office/media';
import type { MediaLocal } from '@esteto/domain/office/media/media-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { FieldNotes } from '@esteto/ui/components/field/base/field-frame.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { type FieldProps, useField } from '@esteto/ui/components/field/binding/use-field';
import { SearchBox } from '@esteto/ui/patterns/list-page/search-box.tsx';
import { OrderList } from '@esteto/ui/patterns/order/order-list.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';

type Pick = { id: number; title: string };

type MediaPicksProps = FieldProps & {
  /** Those that the record holds, by their names. */
  picked: readonly Pick[];
  /** Only of this place; of any when left out. */
  local?: MediaLocal | null;
  /** Not itself. */
  except?: number;
};

const MOST_OFFERED = 6;

/** Some of the library, found by typing, in an order of their own. The value is the list of their ids. */
export const MediaPicks = ({ picked, local = null, except, ...props }: MediaPicksProps) => {
  const field = useField(props);
  const [search, setSearch] = useState<string | null>(null);
  const [named, setNamed] = useState<readonly Pick[]>(picked);
  const ids = Array.isArray(field.value) ? field.value.filter((id) => typeof id === 'number') : [];
  const { data } = useQuery({
    ...mediaQueries.list({ limit: 20, ...(search && { search }), ...(local && { local }) }),
    enabled: search !== null,
  });
  const titleOf = (id: number): string => named.find((pick) => pick.id === id)?.title ?? `Vídeo ${id}`;
  const offered = search === null ? [] : (data?.items ?? []).filter(({ id }) => id !== except && !ids.includes(id)).slice(0, MOST_OFFERED);
  const take = (pick: Pick) => {
    setNamed([...named, pick]);
    field.setValue([...ids, pick.id]);
  };
  return (
    <chakra.fieldset gridColumn={spanOf(field.span)} aria-labelledby={`${field.id}-label`} display="grid" gap="2" minW={0}>
      <chakra.span id={`${field.id}-label`} fontSize="sm" fontWeight="medium" lineHeight="snug">
        {field.label}
      </chakra.span>
      {ids.length > 0 && (
        <OrderList
          label={field.label}
          items={ids.map((id) => ({ key: String(id), label: titleOf(id) }))}
          onOrder={(keys) => field.setValue(keys.map(Number))}
          onRemove={(key) => field.setValue(ids.filter((id) => String(id) !== key))}
        />
      )}
      <SearchBox value={search ?? ''} onChange={setSearch} placeholder="Buscar vídeo para incluir" />
      {offered.map(({ id, title }) => (
        <chakra.div key={id} display="flex" alignItems="center" gap="2" justifyContent="space-between">
          <chakra.span minW={0} overflowWrap="anywhere">
            {title}
          </chakra.span>
          <Button size="sm" icon={Plus} aria-label={`Incluir ${title}`} onClick={() => take({ id, title })}>
            Incluir
          </Button>
        </chakra.div>
      ))}
      {search !== null && data && offered.length === 0 && <chakra.p color="fg.muted">Nenhum outro vídeo com estas palavras.</chakra.p>}
      <FieldNotes id={field.id} error={field.error} help={field.help} />
    </chakra.fieldset>
  );
};
