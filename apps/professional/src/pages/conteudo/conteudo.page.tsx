import { MediaPage } from '../../features/biblioteca/media-page.tsx';

export default function ContentPage() {
  return <MediaPage local="contents" />;
}
