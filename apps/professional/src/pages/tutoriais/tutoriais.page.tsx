import { LibraryPage } from '../../features/biblioteca/library-page.tsx';

export default function TutorialsPage() {
  return <LibraryPage local="tutorials" />;
}
