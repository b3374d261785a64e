import { chakra } from '@chakra-ui/react';
import { mediaQueries } from '@esteto/api-client/office/media';
import type { MediaViewer } from '@esteto/contract/office/media';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { SearchedListDialog } from '@esteto/ui/patterns/list-page/searched-list-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Eye } from 'lucide-react';
import { useParams } from 'react-router';
import { watchedWords } from './watched-words.ts';

/** Who watched, how far, and whether it helped them. The latest are shown; the others are found by name. */
export default function MediaViewersDialog() {
  const id = Number(useParams().mediaId);
  return (
    <SearchedListDialog
      title="Quem viu"
      noun={['pessoa', 'pessoas']}
      placeholder="Nome"
      icon={Eye}
      query={({ search }) => mediaQueries.viewers({ id, limit: 100, ...(search && { search }) })}
      empty="Ninguém viu este vídeo ainda."
      line={(viewer) => <Viewer key={viewer.id} viewer={viewer} />}
    />
  );
}

const Viewer = ({ viewer: { user_name, started_at, watched_part, solved } }: { viewer: MediaViewer }) => (
  <Line
    title={user_name}
    note={[formatInstant(started_at, today()), watched_part !== null && `viu ${watchedWords(watched_part)}`].filter(Boolean).join(' · ')}
  >
    <chakra.span color={solved === false ? 'attention.fg' : 'fg.muted'} fontSize="sm">
      {solvedWords(solved)}
    </chakra.span>
  </Line>
);

const solvedWords = (solved: boolean | null): string => {
  if (solved === null) return 'não respondeu';
  return solved ? 'resolveu' : 'não resolveu';
};
