import { mediaPlaylistMutations, mediaPlaylistQueries } from '@esteto/api-client/office/media';
import { playlistForm } from '@esteto/domain/office/media/media-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { useParams } from 'react-router';
import { path } from '../../path.ts';
import { PlaylistFields } from './playlist-fields.tsx';

export default function EditPlaylistDialog() {
  return (
    <FormDialog
      title={(playlist) => playlist?.title ?? 'Playlist'}
      id={Number(useParams().playlistId)}
      schema={playlistForm}
      record={mediaPlaylistQueries.detail}
      mutation={mediaPlaylistMutations.update}
      done="Playlist salva."
      parent={path('/painel/videos/playlists')}
    >
      {(record) => <PlaylistFields record={record} />}
    </FormDialog>
  );
}
