import { Box } from '@chakra-ui/react';
import { mediaMutations, mediaQueries } from '@esteto/api-client/office/media';
import type { MediaInOrder } from '@esteto/contract/office/media';
import { type MediaLocal, mediaCategoryLabel, mediaLocalLabel } from '@esteto/domain/office/media/media-kinds';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { OrderList } from '@esteto/ui/patterns/order/order-list.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** The order in which people see the videos of a place. */
export default function OrderMediaDialog() {
  const [local, setLocal] = useState<MediaLocal>('contents');
  const [keys, setKeys] = useState<string[] | null>(null);
  const { data, error, refetch, isFetching } = useQuery(mediaQueries.inOrder({ local }));
  const { mutateAsync: order, isPending } = useMutation(mediaMutations.order);
  const tellFailure = useTellFailure();
  const navigate = useNavigate();
  const media = data && inOrder(data, keys);
  const save = async () => {
    await order({ body: { local, ids: (media ?? []).map(({ id }) => id) } });
    toast.success('Ordem salva.');
    await navigate('..', { relative: 'path' });
  };
  const choose = (next: string) => {
    setLocal(next === 'tutorials' ? 'tutorials' : 'contents');
    setKeys(null);
  };
  return (
    <RouteDialog
      title="Ordenar vídeos"
      subtitle="Quem entra vê os vídeos nesta ordem. Os fixados vêm sempre primeiro, e um novo vem antes dos outros."
      busy={isPending}
      footer={
        <Button variant="primary" disabled={keys === null} busy={isPending} onClick={() => void save().catch(tellFailure)}>
          Salvar ordem
        </Button>
      }
    >
      <Box position="relative" maxW="16rem">
        <Select aria-label="Onde aparece" value={local} disabled={keys !== null} onChange={({ target }) => choose(target.value)}>
          {Object.entries(mediaLocalLabel).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <SelectChevron />
      </Box>
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !media && <Loading />}
      {media?.length === 0 && <EmptyState title={`Nenhum vídeo em ${mediaLocalLabel[local]}.`} />}
      {media && media.length > 0 && <OrderList label="Vídeos" items={media.map(itemOf)} onOrder={setKeys} />}
    </RouteDialog>
  );
}

const itemOf = ({ id, title, category, is_fixed, is_visible }: MediaInOrder) => ({
  key: String(id),
  label: title,
  note: [mediaCategoryLabel[category], is_fixed && 'fixado', !is_visible && 'oculto'].filter(Boolean).join(' · '),
});

/** One that came meanwhile stands at the end. */
const inOrder = (media: readonly MediaInOrder[], keys: readonly string[] | null): MediaInOrder[] => {
  const placeOf = ({ id }: MediaInOrder) => {
    const place = keys?.indexOf(String(id)) ?? 0;
    return place < 0 ? media.length : place;
  };
  return media.toSorted((a, b) => placeOf(a) - placeOf(b));
};
