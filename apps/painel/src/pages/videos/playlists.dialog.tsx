import { mediaPlaylistMutations, mediaPlaylistQueries } from '@esteto/api-client/office/media';
import { useCan } from '@esteto/auth/can/can.tsx';
import { mediaLibrary } from '@esteto/contract/access';
import type { PlaylistRow } from '@esteto/contract/office/media';
import { mediaLocalLabel, playlistStatus, playlistStatusLabel, playlistStatusTone } from '@esteto/domain/office/media/media-kinds';
import { countOf } from '@esteto/domain/shared/text/text';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { RouteDialog } from '@esteto/ui/patterns/dialog/route-dialog.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ListVideo, Pencil, Plus, Trash2 } from 'lucide-react';
import { path } from '../../path.ts';

/** The playlists, each with where it is shown and whether it is. */
export default function PlaylistsDialog() {
  const { data, error, refetch, isFetching } = useQuery(mediaPlaylistQueries.list({}));
  const canEdit = useCan(mediaLibrary.edit);
  return (
    <RouteDialog
      title="Playlists"
      subtitle={data && countOf(data.length, 'playlist', 'playlists')}
      footer={
        canEdit && (
          <ButtonLink to={path('/painel/videos/playlists/criar')} variant="primary" icon={Plus}>
            Nova playlist
          </ButtonLink>
        )
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && <EmptyState icon={ListVideo} title="Nenhuma playlist ainda. Junte os primeiros passos em uma." />}
      {data && data.length > 0 && (
        <LineList aria-label="Playlists">
          {data.map((playlist) => (
            <Playlist key={playlist.id} playlist={playlist} />
          ))}
        </LineList>
      )}
    </RouteDialog>
  );
}

const Playlist = ({ playlist: { id, title, local, is_active, media_count } }: { playlist: PlaylistRow }) => {
  const canEdit = useCan(mediaLibrary.edit);
  const canDelete = useCan(mediaLibrary.delete);
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(mediaPlaylistMutations.remove);
  const status = playlistStatus(is_active);
  const ask = async () => {
    const isGone = await confirm({
      title: 'Excluir playlist',
      message: `«${title}» deixa de existir. Os vídeos dela ficam.`,
      confirmLabel: 'Excluir playlist',
      negative: true,
      action: () => remove({ id }),
    });
    if (isGone) toast.success('Playlist excluída.');
  };
  return (
    <Line title={title} note={`${mediaLocalLabel[local]} · ${countOf(media_count, 'vídeo', 'vídeos')}`}>
      <StatusBadge status={{ label: playlistStatusLabel[status], tone: playlistStatusTone[status] }} />
      {canEdit && (
        <ButtonLink
          to={path('/painel/videos/playlists/:playlistId/editar', { playlistId: id })}
          icon={Pencil}
          aria-label={`Editar ${title}`}
        >
          Editar
        </ButtonLink>
      )}
      {canDelete && <IconButton icon={Trash2} label={`Excluir ${title}`} onClick={() => void ask()} />}
    </Line>
  );
};
