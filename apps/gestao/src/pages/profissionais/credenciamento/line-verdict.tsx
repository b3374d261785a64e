import { chakra } from '@chakra-ui/react';
import { accreditationMutations } from '@esteto/api-client/duty/accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { groupAccreditations } from '@esteto/contract/access';
import type { LINE_VERDICTS } from '@esteto/contract/duty/accreditation';
import type { ChecklistLine } from '@esteto/contract/duty/accreditation-record';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import { CorrectionOver } from '@esteto/features/duty/accreditation/correction-over.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useMutation } from '@tanstack/react-query';
import { Check, CircleSlash, MessageSquareWarning, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';

type LineVerdictProps = {
  line: ChecklistLine;
  /** While the papers of the accreditation are judged. */
  isOpen: boolean;
  onDone: () => void;
};

/** What a reviewer decides about one paper. */
export const LineVerdict = ({ line, isOpen, onDone }: LineVerdictProps) => {
  const scope = useGroupScope();
  const tellFailure = useTellFailure();
  const mayReview = useCan(groupAccreditations.review);
  const { mutateAsync, isPending } = useMutation(accreditationMutations.judge);
  const [corrects, setCorrects] = useState(false);
  if (!mayReview || !isOpen) return null;
  const legal = accreditationDocumentMachine.legalActions(line.status, 'reviewer');
  const judge = (verdict: (typeof LINE_VERDICTS)[number], note: string | null = null) =>
    mutateAsync({ ...scope, id: line.id, body: { verdict, note, version: line.version } });
  const decide = (verdict: 'approve' | 'waive' | 'ask_again') => void judge(verdict).then(onDone, tellFailure);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {legal.includes('approve') && line.paper && (
        <Button icon={Check} busy={isPending} onClick={() => decide('approve')}>
          Aprovar documento
        </Button>
      )}
      {legal.includes('correct') && (
        <Button icon={MessageSquareWarning} onClick={() => setCorrects(true)}>
          Pedir correção
        </Button>
      )}
      {legal.includes('waive') && (
        <Button variant="ghost" icon={CircleSlash} onClick={() => decide('waive')}>
          Dispensar
        </Button>
      )}
      {legal.includes('ask_again') && (
        <Button variant="ghost" icon={Undo2} onClick={() => decide('ask_again')}>
          Pedir de novo
        </Button>
      )}
      {corrects && <CorrectionOver label={line.label} act={(note) => judge('correct', note)} onClose={() => setCorrects(false)} />}
    </chakra.div>
  );
};
