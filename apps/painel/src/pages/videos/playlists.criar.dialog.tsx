import { mediaPlaylistMutations } from '@esteto/api-client/office/media';
import { playlistForm } from '@esteto/domain/office/media/media-form';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { path } from '../../path.ts';
import { PlaylistFields } from './playlist-fields.tsx';

export default function CreatePlaylistDialog() {
  return (
    <FormDialog
      title="Nova playlist"
      schema={playlistForm}
      initial={{ local: 'contents', is_active: true }}
      mutation={mediaPlaylistMutations.create}
      done={({ title }) => `Playlist «${title}» criada.`}
      submitLabel="Criar playlist"
      parent={path('/painel/videos/playlists')}
    >
      <PlaylistFields />
    </FormDialog>
  );
}
