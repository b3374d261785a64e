import { chakra } from '@chakra-ui/react';
import { ownAccreditationMutations, ownAccreditationQueries } from '@esteto/api-client/duty/own-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownAccreditations } from '@esteto/contract/access';
import type { AccreditationRecord, ChecklistLine, DossierDocument } from '@esteto/contract/duty/accreditation-record';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import { takesPapers } from '@esteto/domain/duty/accreditation/checklist';
import { dossierName } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { LineBadge, lineDetail } from '@esteto/features/duty/accreditation/line-state.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useId } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** What the group asks for, line by line, and the paper of the dossier that it is shown for each. */
export const Checklist = ({ record }: { record: AccreditationRecord }) => {
  const id = useId();
  const scope = useCompanyScope();
  const { data: papers = [] } = useQuery(ownAccreditationQueries.dossier(scope));
  const mayShare = useCan(ownAccreditations.edit) && takesPapers(record.status);
  return (
    <chakra.section aria-labelledby={id}>
      <QuietHeading id={id} mb="0">
        O que o grupo pede
      </QuietHeading>
      <LineList>
        {record.lines.map((line) => (
          <Line
            key={line.id}
            title={line.label}
            note={
              <>
                {lineDetail(line)}
                {line.note && (
                  <chakra.span display="block" color="fg.default" whiteSpace="pre-line">
                    O grupo pede: {line.note}
                  </chakra.span>
                )}
              </>
            }
          >
            <LineBadge line={line} />
            {mayShare && accreditationDocumentMachine.legalActions(line.status, 'doctor').includes('share') && (
              <ShareLine record={record} line={line} papers={papers} />
            )}
          </Line>
        ))}
      </LineList>
    </chakra.section>
  );
};

type ShareLineProps = { record: AccreditationRecord; line: ChecklistLine; papers: readonly DossierDocument[] };

/** One that fits is shown by one press; of several one is chosen; where there is none it is kept first. */
const ShareLine = ({ record: { id, version }, line, papers }: ShareLineProps) => {
  const scope = useCompanyScope();
  const tellFailure = useTellFailure();
  const { mutateAsync, isPending } = useMutation(ownAccreditationMutations.share);
  const fitting = papers.filter((paper) => line.paper_kinds.includes(paper.kind) && paper.id !== line.paper?.id);
  const share = (document_id: number) => mutateAsync({ ...scope, id, body: { version, line_id: line.id, document_id } }).catch(tellFailure);
  const [only] = fitting;
  const add = line.paper ? 'Guardar outro' : 'Guardar no dossiê';
  return (
    <>
      {only && fitting.length === 1 && (
        <Button busy={isPending} aria-label={`Mostrar ao grupo: ${line.label}`} onClick={() => void share(only.id)}>
          Mostrar ao grupo
        </Button>
      )}
      {fitting.length > 1 && (
        <MenuButton
          label={`Mostrar ao grupo: ${line.label}`}
          variant="secondary"
          groups={[
            { items: fitting.map((paper) => ({ label: `${dossierName(paper)} (${paper.name})`, onSelect: () => void share(paper.id) })) },
          ]}
        >
          Mostrar ao grupo
        </MenuButton>
      )}
      {fitting.length === 0 && (
        <ButtonLink
          icon={FilePlus2}
          aria-label={`${add}: ${line.label}`}
          to={path('/app/docplantao/credenciamento/dossie/criar', undefined, { tipo: line.paper_kinds[0], grupo: id })}
        >
          {add}
        </ButtonLink>
      )}
    </>
  );
};
