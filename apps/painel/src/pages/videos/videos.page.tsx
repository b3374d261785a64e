import { mediaMutations, mediaQueries } from '@esteto/api-client/office/media';
import { useCan } from '@esteto/auth/can/can.tsx';
import { mediaLibrary } from '@esteto/contract/access';
import type { MediaRow } from '@esteto/contract/office/media';
import { mediaCategoryLabel, mediaLocalLabel, mediaTypeLabel, mediaVisibilityLabel } from '@esteto/domain/office/media/media-kinds';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { useDeleteAction } from '@esteto/ui/patterns/data-table/use-delete-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { Eye, Pencil } from 'lucide-react';
import { Outlet } from 'react-router';
import { mediaColumns } from './media-columns.tsx';

/** The library that doctors see, and how it helps them. */
export default function MediaPage() {
  const canEdit = useCan(mediaLibrary.edit);
  const canDelete = useCan(mediaLibrary.delete);
  const remove = useDeleteAction<MediaRow, void, { id: number }>(mediaMutations.remove, {
    verb: 'Excluir vídeo',
    message: ({ title }) => `«${title}» e os seus arquivos deixam de existir, e ninguém mais vê. Não dá para desfazer.`,
    done: 'Vídeo excluído.',
  });
  return (
    <ListPage
      title="Vídeos"
      query={mediaQueries.list}
      columns={mediaColumns}
      filters={filters}
      create="criar"
      createLabel="Novo vídeo"
      createAllowed={canEdit}
      rowHref={canEdit ? editHref : viewersHref}
      actions={[...(canEdit ? [edit] : []), viewers, ...(canDelete ? [remove] : [])]}
      aside={
        <>
          <ButtonLink to="playlists">Playlists</ButtonLink>
          {canEdit && <ButtonLink to="ordenar">Ordenar</ButtonLink>}
        </>
      }
      empty="Nenhum vídeo ainda. O primeiro pode ser o que mais perguntam."
    >
      <Outlet />
    </ListPage>
  );
}

const editHref = ({ id }: MediaRow): string => `editar/${id}`;
const viewersHref = ({ id }: MediaRow): string => `video/${id}/espectadores`;

const edit: RowAction<MediaRow> = { label: 'Editar', icon: Pencil, to: editHref };
const viewers: RowAction<MediaRow> = { label: 'Quem viu', icon: Eye, to: viewersHref };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Título, marcador ou o que é dito' },
  { kind: 'option', name: 'local', label: 'Onde aparece', options: mediaLocalLabel },
  { kind: 'option', name: 'category', label: 'Categoria', options: mediaCategoryLabel },
  { kind: 'option', name: 'visibility', label: 'Visibilidade', options: mediaVisibilityLabel },
  { kind: 'option', name: 'type', label: 'Tipo', options: mediaTypeLabel },
];

MediaPage.query = listStart(mediaQueries.list, filters);
