import { call } from '@esteto/api-client/api';
import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { wizardDocumentMutations } from '@esteto/api-client/opening/wizard-document';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { documentKindLabel } from '@esteto/domain/opening/registration/registration-documents';
import { wizardDocumentReturnForm } from '@esteto/domain/opening/wizard/wizard-document-form';
import {
  wizardDocumentMachine,
  wizardDocumentStatusLabel,
  wizardDocumentStatusTone,
} from '@esteto/domain/opening/wizard/wizard-document-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { useMoves } from '@esteto/ui/patterns/form/use-moves.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Check, Undo2 } from 'lucide-react';

type SentPapersProps = { companyId: number; documents: readonly WizardDocumentRow[]; canEdit: boolean };

/** The papers that came, each looked at and accepted, or returned with what is wrong with it. */
export const SentPapers = ({ companyId, documents, canEdit }: SentPapersProps) => {
  const { mutateAsync: send } = useMutation(wizardDocumentMutations.decide);
  const { move, question } = useMoves({
    machine: wizardDocumentMachine,
    by: 'staff',
    moves: ['accept', 'return'],
    send,
    done: (_row: WizardDocumentRow, action) => (action === 'accept' ? 'Documento aceito.' : 'Documento devolvido. O médico foi avisado.'),
    question: ({ kind, name }) => ({ title: 'Devolver documento', subtitle: `${documentKindLabel[kind]} · ${name}` }),
    reason: wizardDocumentReturnForm,
    record: (paper) => ({
      ...onboardingQueries.detail({ id: companyId }),
      select: (company: OnboardingDetail) => company.documents.find(({ id }) => id === paper.id) ?? paper,
    }),
  });
  if (documents.length === 0) return null;
  return (
    <section aria-label="Documentos do cadastro">
      <QuietHeading>Documentos</QuietHeading>
      {documents.map((paper) => {
        const legal = canEdit ? wizardDocumentMachine.legalActions(paper.status, 'staff') : [];
        return (
          <FileRow
            key={paper.id}
            label={documentKindLabel[paper.kind]}
            name={paper.name}
            mime={paper.mime}
            detail={
              <>
                <StatusBadge status={{ label: wizardDocumentStatusLabel[paper.status], tone: wizardDocumentStatusTone[paper.status] }} />{' '}
                {[paper.name, paper.valid_until && `vale até ${formatDate(paper.valid_until, today())}`, paper.reason]
                  .filter(Boolean)
                  .join(' · ')}
              </>
            }
            load={() => call(wizardDocument.readOfCompany, { id: paper.id })}
            action={
              <>
                {legal.includes('accept') && (
                  <Button
                    variant="ghost"
                    icon={Check}
                    aria-label={`Aceitar ${documentKindLabel[paper.kind]}`}
                    onClick={() => move(paper, 'accept')}
                  >
                    Aceitar
                  </Button>
                )}
                {legal.includes('return') && (
                  <Button
                    variant="ghost"
                    icon={Undo2}
                    aria-label={`Devolver ${documentKindLabel[paper.kind]}`}
                    onClick={() => move(paper, 'return')}
                  >
                    Devolver
                  </Button>
                )}
              </>
            }
          />
        );
      })}
      {question}
    </section>
  );
};
