import type { InvoiceExchange } from '@esteto/contract/billing/invoice-answer';
import { isOfPresentAnswer } from '@esteto/domain/billing/invoice/attachment';
import type { InvoiceAction } from '@esteto/domain/billing/invoice/invoice-life';
import {
  answerProblem,
  type RequirementAnswerForm,
  type RequirementReturnForm,
  type RequirementsForm,
} from '@esteto/domain/billing/invoice/requirement-form';
import { type RequirementAction, requirementMachine, standingOf } from '@esteto/domain/billing/invoice/requirement-life';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound, staleVersion } from '../../../../platform/http/app-error.ts';
import type { AnyActor } from '../../../../platform/work/actor.ts';
import type { RowUpdate } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { invoices } from '../../../../tables/invoice/invoice.tables.ts';
import { requirements as table } from '../../../../tables/invoice/requirement.tables.ts';
import type { Target } from '../invoice-actions.ts';
import { move } from '../invoice-move.ts';
import { inScope } from '../invoice-scope.ts';
import { attachmentsOf, concluded, exchangeOf, type Requirement, requirementsOf } from '../requirement.repository.ts';
import { REQUIREMENT_MAIL, type RequirementMail } from './requirement-mail.ts';

export type RequirementService = ReturnType<typeof requirementService>;

/** One requirement of an invoice, as far as the person sees it. `version`: the requirement that they saw; null for whatever is there. */
export type RequirementTarget = Target & { requirement_id: number };
type Seen<Form> = Form & { version: number | null };

/** What staff needs from the doctor: asked, answered, sent back, concluded. The invoice is locked first and follows its requirements. */
export const requirementService = ({ work, jobs }: Pick<Deps, 'work' | 'jobs'>) => {
  /** Does an action of both machines to one requirement and its invoice. */
  const act = (
    actor: AnyActor,
    { id, scope, by, requirement_id }: RequirementTarget,
    { action, version, reason, plan }: Step,
  ): Promise<InvoiceExchange> =>
    work(actor, async (tx) => {
      const invoice = await tx.lock(invoices, { id, version: null, scope: inScope(scope) });
      const all = await requirementsOf(tx.db, id);
      const requirement = find(all, requirement_id);
      if (version !== null && version !== requirement.version) throw staleVersion(requirement.version);
      const { company_id } = invoice;
      const step = { action, by: by === 'doctor' ? by : 'staff', reason, company_id } as const;
      const changed = await tx.move(table, requirementMachine, requirement, step, () => plan(tx, requirement));
      const before = standingOf(all.map((one) => (one.id === requirement_id ? changed : one)));
      const { status } = await move(tx, invoice, { action: ON_INVOICE[action], by, before, reason: reason ?? requirement.text });
      if (action === 'send_back') await tell(tx, { invoice_id: id, requirement_ids: [requirement_id], version: changed.version });
      return { id, status, ...(await exchangeOf(tx.db, id)) };
    });

  const tell = (tx: Tx, mail: RequirementMail) =>
    jobs.enqueue(tx, REQUIREMENT_MAIL, mail, `requirement-${mail.requirement_ids.join('-')}-${mail.version}`);

  return {
    /** `version`: the invoice that the person saw, so that two who ask at once do not ask twice. The doctor is told by mail, once for all. */
    open: (actor: AnyActor, { id, scope, by }: Target, { version, asked: requests }: Seen<RequirementsForm>): Promise<InvoiceExchange> =>
      work(actor, async (tx) => {
        const invoice = await tx.lock(invoices, { id, version, scope: inScope(scope) });
        const reason = requests.map(({ text }) => text).join('\n');
        const { status, company_id } = await move(tx, invoice, { action: 'open_requirement', by, reason });
        const rows = requests.map((requirement) => ({ ...requirement, invoice_id: id }));
        const opened = await tx.insertAll(table, rows, { action: 'requirement.opened', company_id });
        await tell(tx, { invoice_id: id, requirement_ids: opened.map((row) => row.id), version: 1 });
        return { id, status, ...(await exchangeOf(tx.db, id)) };
      }),

    answer: (actor: AnyActor, target: RequirementTarget, { version, answer }: Seen<RequirementAnswerForm>): Promise<InvoiceExchange> =>
      act(actor, target, {
        action: 'answer',
        version,
        reason: answer,
        plan: async (tx, requirement) => {
          const sent = await attachmentsOf(tx.db, target.id);
          const files = sent.filter((file) => file.requirement_id === requirement.id && isOfPresentAnswer(file, requirement)).length;
          const problem = answerProblem({ answer, files });
          if (problem) throw invalid({ answer: problem });
          return { answer, answered_at: tx.now, answered_by: tx.actor.user?.id ?? null };
        },
      }),

    /** The doctor is told by mail what is still missing. */
    sendBack: (actor: AnyActor, target: RequirementTarget, { version, reason }: Seen<RequirementReturnForm>): Promise<InvoiceExchange> =>
      act(actor, target, {
        action: 'send_back',
        version,
        reason,
        plan: (tx) => ({ return_reason: reason, returned_at: tx.now }),
      }),

    conclude: (actor: AnyActor, target: RequirementTarget, { version }: Seen<object>): Promise<InvoiceExchange> =>
      act(actor, target, { action: 'conclude', version, reason: null, plan: concluded }),
  };
};

type Update = Omit<RowUpdate<typeof table>, 'status'>;

type Step = {
  action: RequirementAction;
  version: number | null;
  reason: string | null | undefined;
  /** What becomes of the requirement beside its status. */
  plan: (tx: Tx, requirement: Requirement) => Update | Promise<Update>;
};

const ON_INVOICE = {
  answer: 'answer_requirement',
  send_back: 'return_requirement',
  conclude: 'conclude_requirement',
} as const satisfies Record<RequirementAction, InvoiceAction>;

const find = (all: readonly Requirement[], id: number): Requirement => {
  const match = all.find((requirement) => requirement.id === id);
  if (!match) throw notFound();
  return match;
};
