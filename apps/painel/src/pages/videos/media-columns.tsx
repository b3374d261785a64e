import type { MediaRow } from '@esteto/contract/office/media';
import { playTime } from '@esteto/domain/office/media/chapters';
import {
  type MediaCategory,
  mediaCategoryLabel,
  mediaLocalLabel,
  mediaTypeLabel,
  mediaVisibility,
  mediaVisibilityLabel,
  mediaVisibilityTone,
} from '@esteto/domain/office/media/media-kinds';
import { CategoryMark } from '@esteto/features/office/media/category-mark.tsx';
import type { Cell } from '@esteto/ui/patterns/data-table/cells/cell';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { watchedWords } from './watched-words.ts';

const category: Cell<MediaCategory> = {
  render: (code) => <CategoryMark category={code} />,
  text: (code) => mediaCategoryLabel[code],
  width: 10,
};

export const mediaColumns = columnsFor<MediaRow>()([
  { key: 'title', header: 'Título', sort: true },
  { key: 'category', header: 'Categoria', cell: category, hideOnPhone: true },
  { key: 'local', header: 'Onde', cell: labelCell(mediaLocalLabel), width: 5, hidden: true },
  {
    key: 'visibility',
    header: 'Visibilidade',
    value: ({ is_visible }) => mediaVisibility(is_visible),
    cell: statusCell(mediaVisibilityLabel, mediaVisibilityTone),
  },
  { key: 'viewers_count', header: 'Viram', cell: 'number', width: 3, lead: 'viram' },
  { key: 'watched_part', header: 'Até onde', value: ({ watched_part }) => watchedWords(watched_part), width: 4, lead: 'até' },
  {
    key: 'unsolved_share',
    header: 'Resolveu?',
    value: ({ solved_count, unsolved_count, unsolved_share }) =>
      unsolved_share < 0 ? null : `${solved_count} sim · ${unsolved_count} não`,
    sort: true,
    width: 9,
  },
  { key: 'type', header: 'Tipo', cell: labelCell(mediaTypeLabel), hidden: true },
  { key: 'duration', header: 'Duração', value: ({ duration }) => (duration === null ? null : playTime(duration)), width: 6, hidden: true },
  { key: 'is_fixed', header: 'Fixado', cell: 'flag', hidden: true },
  { key: 'created_at', header: 'Incluído', cell: 'instant', sort: true, hidden: true },
]);
