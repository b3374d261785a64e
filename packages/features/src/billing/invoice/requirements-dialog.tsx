import { chakra } from '@chakra-ui/react';
import type { InvoiceDetail, InvoiceRequirement } from '@esteto/contract/billing/invoice-answer';
import { invoiceMachine } from '@esteto/domain/billing/invoice/invoice-life';
import { suggestedDue } from '@esteto/domain/billing/invoice/requirement-due';
import { type RequirementReturnForm, requirementsForm } from '@esteto/domain/billing/invoice/requirement-form';
import { requirementMachine } from '@esteto/domain/billing/invoice/requirement-life';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import type { MutationLike, QueryLike } from '@esteto/ui/system/query/query-like';
import { MessageCircleQuestion } from 'lucide-react';
import { InvoiceStatusBadge } from './invoice-status-badge.tsx';
import { filesOf, RequirementCard } from './requirement-card.tsx';
import { RequirementFields } from './requirement-fields.tsx';
import { RequirementJudgement } from './requirement-judgement.tsx';

type RequirementsDialogProps<Answer, Input> = {
  id: number;
  query: QueryLike<InvoiceDetail>;
  open: MutationLike<Answer, Input>;
  conclude: (requirement: InvoiceRequirement) => Promise<unknown>;
  sendBack: (requirement: InvoiceRequirement, body: RequirementReturnForm) => Promise<unknown>;
  load: (file: string) => Promise<Blob>;
};

/** What staff asked the doctor for one invoice: ask more, read the answers, take them or send them back. */
export const RequirementsDialog = <Answer, Input>({
  id,
  query,
  open,
  conclude,
  sendBack,
  load,
}: RequirementsDialogProps<Answer, Input>) => (
  <RecordDialog
    noun="Exigências"
    query={query}
    title={({ client }) => `Exigências · ${client.name}`}
    subtitle={({ status, company, competence }) => (
      <>
        <InvoiceStatusBadge status={status} /> {company.name} · competência {formatCompetence(competence)}
      </>
    )}
    form={{
      id,
      title: ({ client }) => `Abrir exigência · ${client.name}`,
      schema: requirementsForm,
      initial: { asked: [{ text: '', due_at: suggestedDue(today()) }] },
      mutation: open,
      done: 'Exigência aberta. Avisamos quem solicitou a nota.',
      submitLabel: 'Abrir exigência',
      children: <RequirementFields />,
    }}
    footer={(invoice, edit) =>
      mayOpen(invoice) && (
        <Button icon={MessageCircleQuestion} variant={invoice.requirements.length === 0 ? 'primary' : undefined} onClick={edit}>
          Abrir exigência
        </Button>
      )
    }
  >
    {(invoice) =>
      invoice.requirements.length === 0 ? (
        <EmptyState icon={MessageCircleQuestion} title="Nenhuma exigência nesta nota.">
          {mayOpen(invoice)
            ? 'Falta algo que só o médico sabe? Pergunte aqui: ele recebe um e-mail e responde com texto e arquivos.'
            : null}
        </EmptyState>
      ) : (
        <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p color="fg.muted" fontSize="sm" aria-live="polite">
            {summaryOf(invoice)}
          </chakra.p>
          {invoice.requirements.map((requirement) => (
            <RequirementCard key={requirement.id} requirement={requirement} files={filesOf(invoice, requirement)} load={load}>
              {isJudged(invoice, requirement) && (
                <RequirementJudgement
                  // What was typed belongs to what was read: a new answer asks for a new judgement.
                  key={requirement.version}
                  requirement={requirement}
                  conclude={() => conclude(requirement)}
                  sendBack={(body) => sendBack(requirement, body)}
                />
              )}
            </RequirementCard>
          ))}
        </chakra.div>
      )
    }
  </RecordDialog>
);

const mayOpen = ({ status }: InvoiceDetail): boolean => invoiceMachine.legalActions(status, 'staff').includes('open_requirement');

/** Staff may still do something with it, and the invoice too. */
const isJudged = ({ status }: InvoiceDetail, requirement: InvoiceRequirement): boolean =>
  invoiceMachine.legalActions(status, 'staff').includes('conclude_requirement') &&
  requirementMachine.legalActions(requirement.status, 'staff').length > 0;

const summaryOf = ({ requirements }: InvoiceDetail): string => {
  const count = (...statuses: InvoiceRequirement['status'][]) => requirements.filter(({ status }) => statuses.includes(status)).length;
  const [waiting, answered, concluded] = [count('open', 'returned'), count('answered'), count('concluded')];
  if (concluded === requirements.length) return 'Tudo concluído.';
  return [
    answered > 0 && `${countOf(answered, 'resposta', 'respostas')} para conferir`,
    waiting > 0 && `${countOf(waiting, 'exigência', 'exigências')} com o médico`,
    concluded > 0 && countOf(concluded, 'concluída', 'concluídas'),
  ]
    .filter(Boolean)
    .join(' · ');
};
