import { MediaPage } from '../../features/biblioteca/media-page.tsx';

export default function TutorialPage() {
  return <MediaPage local="tutorials" />;
}
