import { chakra } from '@chakra-ui/react';
import { npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import type { NpsComment } from '@esteto/contract/office/nps-survey';
import { NPS_CLASSIFICATIONS, npsClassificationLabel, npsClassificationTone } from '@esteto/domain/office/nps/nps-classification';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { Select, SelectChevron } from '@esteto/ui/components/field/base/select.tsx';
import { SearchBox } from '@esteto/ui/patterns/list-page/search-box.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useState } from 'react';
import { PagedLines } from '../../../features/nps/paged-lines.tsx';

/** What people wrote, found by words and by how they scored. */
export const SurveyComments = ({ id }: { id: number }) => {
  const [search, setSearch] = useState<string | null>(null);
  const [chosen, setChosen] = useState('');
  const classification = NPS_CLASSIFICATIONS.find((kind) => kind === chosen);
  return (
    <PagedLines
      title="Comentários"
      query={(page) => npsSurveyQueries.comments({ id, ...page, ...(search && { search }), ...(classification && { classification }) })}
      filters={
        <>
          <SearchBox value={search ?? ''} onChange={setSearch} placeholder="Buscar nos comentários" />
          <chakra.div position="relative">
            <Select aria-label="Classificação" value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Todas as notas</option>
              {NPS_CLASSIFICATIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {npsClassificationLabel[kind]}
                </option>
              ))}
            </Select>
            <SelectChevron />
          </chakra.div>
        </>
      }
      empty={search || classification ? 'Nada encontrado.' : 'Nenhum comentário ainda.'}
    >
      {(comments) => (
        <LineList>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} />
          ))}
        </LineList>
      )}
    </PagedLines>
  );
};

const Comment = ({ comment: { score, classification, comment, person_name, company_name, created_at } }: { comment: NpsComment }) => (
  <Line title={comment} note={`${person_name} · ${company_name} · ${formatInstant(created_at, today())}`}>
    <StatusBadge status={{ label: `${score} · ${npsClassificationLabel[classification]}`, tone: npsClassificationTone[classification] }} />
  </Line>
);
