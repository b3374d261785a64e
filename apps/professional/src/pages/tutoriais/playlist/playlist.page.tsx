import { PlaylistPage } from '../../../features/biblioteca/playlist-page.tsx';

export default function TutorialsPlaylistPage() {
  return <PlaylistPage local="tutorials" />;
}
