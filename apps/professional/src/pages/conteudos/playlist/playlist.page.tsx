import { PlaylistPage } from '../../../features/biblioteca/playlist-page.tsx';

export default function ContentsPlaylistPage() {
  return <PlaylistPage local="contents" />;
}
