import type { InvoiceCancelForm } from '@esteto/domain/billing/invoice/invoice-cancel-form';
import type { InvoiceIssueForm } from '@esteto/domain/billing/invoice/invoice-form';
import type { EmitterEnvironment, IssuingAdapter } from '@esteto/domain/billing/municipality/issuing-adapter';
import type { ProblemField } from '@esteto/domain/billing/nfse/problem-field';
import type { Tx } from '../../../../platform/work/work.ts';
import type { InvoiceRecord } from '../../../../tables/invoice/invoice.tables.ts';
import type { IssuingAttempt } from '../../../../tables/invoice/issuing.tables.ts';
import type { IssuingFacts } from './issuing.repository.ts';

/** What keeps an invoice from being issued, and where it is mended. `code` is the emitter's own, null where the rule is ours. */
export type IssuingProblem = ProblemField & { code: string | null; message: string };

/** What a person copied from the emitter's page, nothing where the provider asks the emitter itself; `reason`: why it is issued all the same. */
export type IssuedByHand = Partial<InvoiceIssueForm>;

/**
 * A way of issuing. Everything that changes the invoice happens in the caller's transaction, on an invoice that it has locked. A provider that
 * must tell somebody else writes down what (an attempt), and `deliver` tells it after the commit, as often as it takes.
 */
export type InvoiceProvider = {
  adapter: IssuingAdapter;
  /** Where the notes of this company go. */
  environment(facts: IssuingFacts): EmitterEnvironment;
  /** Everything known to be in the way, without asking anybody. */
  check(invoice: InvoiceRecord, facts: IssuingFacts, at: string): IssuingProblem[];
  /** Issues, or refuses with what `check` says. Null: it is done. */
  issue(tx: Tx, invoice: InvoiceRecord, facts: IssuingFacts, form: IssuedByHand): Promise<IssuingAttempt | null>;
  /** Null: it is done. */
  cancel(tx: Tx, invoice: InvoiceRecord, facts: IssuingFacts, form: InvoiceCancelForm): Promise<IssuingAttempt | null>;
};
