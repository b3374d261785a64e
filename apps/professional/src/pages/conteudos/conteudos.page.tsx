import { LibraryPage } from '../../features/biblioteca/library-page.tsx';

export default function ContentsPage() {
  return <LibraryPage local="contents" />;
}
