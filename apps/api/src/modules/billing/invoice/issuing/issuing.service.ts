import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import type { receivable } from '@esteto/contract/billing/receivable';
import type { IssuingCheck } from '@esteto/contract/billing/receivable-answer';
import type { InputOf } from '@esteto/contract/endpoint';
import { issuingAdapterLabel } from '@esteto/domain/billing/municipality/issuing-adapter';
import { cancelUntil, issRateOf } from '@esteto/domain/billing/municipality/municipal-rule';
import { issuingBar } from '@esteto/domain/company/company/company-may';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { versionAt } from '@esteto/domain/shared/date/version';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { tellFailures } from '../../../../platform/jobs/each.ts';
import type { SessionActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { type InvoiceRecord, invoices as table } from '../../../../tables/invoice/invoice.tables.ts';
import type { IssuingAttempt } from '../../../../tables/invoice/issuing.tables.ts';
import * as invoices from '../invoice.repository.ts';
import { ISSUED_MAIL } from '../invoice-mail.ts';
import { refuseBarred } from '../invoice-request.ts';
import { tellDecision } from '../withdrawal/decision-mail.ts';
import type { InvoiceProvider } from './invoice-provider.ts';
import { claimNext, factsOf, findInvoice, type IssuingCertificate, type IssuingFacts } from './issuing.repository.ts';
import { manualProvider } from './manual-provider.ts';
import { deliver } from './national/delivery.ts';
import { type ConnectEmitter, connectEmitter } from './national/emitter.ts';
import { claim, nationalProvider } from './national/national-provider.ts';
import { openSubstitute, replaceOriginal } from './substitution.ts';

type IssuingDeps = Pick<Deps, 'db' | 'work' | 'files' | 'jobs' | 'secrets' | 'config' | 'clock'>;

/** Issues, cancels and substitutes, each company by the provider that its city's parameters name. */
export const issuingService = (given: IssuingDeps, connect: ConnectEmitter = connectEmitter(given.config.nfse)) => {
  const { db, work, jobs, config, clock } = given;
  const deps = { ...given, connect };
  const providers = { manual: manualProvider, national: nationalProvider(given) };
  const providerOf = ({ parameter }: IssuingFacts): InvoiceProvider => providers[parameter?.adapter ?? 'manual'];

  /** A change of a locked invoice; what it leaves to be sent goes once it is committed, and then the invoice is answered as it stands. */
  const change = async (
    actor: SessionActor,
    { id, body: { version } }: { id: number; body: { version: number } },
    use: (tx: Tx, invoice: InvoiceRecord, facts: IssuingFacts) => Promise<IssuingAttempt | null>,
  ): Promise<InvoiceDetail> => {
    // Stays empty when the call is a repeat, whose first run has sent it.
    const written: { attempt: IssuingAttempt; certificate: IssuingCertificate }[] = [];
    await work(actor, async (tx) => {
      const invoice = await tx.lock(table, { id, version, scope: undefined });
      const facts = await factsOf(tx.db, invoice);
      const attempt = await use(tx, invoice, facts);
      if (attempt && facts.certificate) written.push({ attempt, certificate: facts.certificate });
    });
    for (const each of written) await deliver(deps, each, { isFirst: true, request_id: actor.info.request_id });
    return invoices.detail(db, 'every_company', id);
  };

  const next = (): Promise<IssuingAttempt | null> => {
    const now = clock.now().toISOString();
    return claimNext(db, { now, claimed_until: claim(now, config) });
  };

  const settle = async (attempt: IssuingAttempt, request_id: string): Promise<void> => {
    const { certificate } = await factsOf(db, await findInvoice(db, attempt.invoice_id));
    if (certificate) await deliver(deps, { attempt, certificate }, { isFirst: false, request_id });
  };

  return {
    /** What is known to be in the way, before anybody is asked. */
    preflight: async (_actor: SessionActor, { id }: { id: number }): Promise<IssuingCheck> => {
      const invoice = await findInvoice(db, id);
      const facts = await factsOf(db, invoice);
      const provider = providerOf(facts);
      return {
        adapter: provider.adapter,
        environment: provider.environment(facts),
        bar: issuingBar(facts.company),
        problems: provider.check(invoice, facts, clock.now().toISOString()),
        city: cityOf(facts),
        law: lawOf(invoice, facts),
        taker: { address: facts.client.address },
        cnae: invoice.cnae,
      };
    },

    /** Issues by hand: what the analyst copied from the emitter. The doctor is told by mail, once. */
    issue: (actor: SessionActor, input: InputOf<typeof receivable.issue>): Promise<InvoiceDetail> =>
      change(actor, input, async (tx, invoice, facts) => {
        const provider = only('manual', providerOf(facts));
        const { version: _version, ...form } = input.body;
        refuseBarred(issuingBar(facts.company), 'emitir', form.reason ?? '');
        const attempt = await provider.issue(tx, invoice, facts, form);
        await replaceOriginal(tx, invoice);
        await jobs.enqueue(tx, ISSUED_MAIL, { invoice_id: invoice.id }, `invoice-${invoice.id}-issued`);
        return attempt;
      }),

    /** Issues at the national emitter. What it answers stands in the invoice: authorised, rejected, or still on its way. */
    transmit: (actor: SessionActor, input: InputOf<typeof receivable.transmit>): Promise<InvoiceDetail> =>
      change(actor, input, (tx, invoice, facts) => {
        const provider = only('national', providerOf(facts));
        refuseBarred(issuingBar(facts.company), 'emitir', input.body.reason ?? '');
        return provider.issue(tx, invoice, facts, input.body);
      }),

    /** Cancels where the note came from, whatever the city's parameters say by now. Once it is done the doctor is told by mail. */
    cancel: (actor: SessionActor, input: InputOf<typeof receivable.cancel>): Promise<InvoiceDetail> =>
      change(actor, input, async (tx, invoice, facts) => {
        const provider = invoice.emitter_process === 'national_api' ? providers.national : providers.manual;
        const { version: _version, ...form } = input.body;
        const attempt = await provider.cancel(tx, invoice, facts, form);
        if (!attempt) await tellDecision(jobs, tx, invoice.id);
        return attempt;
      }),

    /** Answers the new note, still to be issued. */
    substitute: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof receivable.substitute>): Promise<InvoiceDetail> =>
      work(actor, async (tx) => {
        const original = await tx.lock(table, { id, version, scope: undefined });
        const successor = await openSubstitute(tx, original, form);
        return invoices.detail(tx.db, 'every_company', successor.id);
      }),

    /** Takes up what was sent without an answer having come: asks the emitter, and sends again only what it does not have. A job. */
    settleWaiting: async (request_id: string): Promise<number> => {
      const failures = new Map<number, unknown>();
      let delivered = 0;
      for (let attempt = await next(); attempt; attempt = await next(), delivered += 1) {
        // Whatever one stumbles over, the others are taken up; it keeps its claim, and comes again when that ends.
        await settle(attempt, request_id).catch((error: unknown) => failures.set(attempt.id, error));
      }
      tellFailures('attempts at the emitter', failures);
      return delivered;
    },
  };
};

const cityOf = ({ company: { address }, parameter }: IssuingFacts): IssuingCheck['city'] => ({
  ibge: address.ibge,
  name: parameter?.city ?? address.city,
  state: parameter?.state ?? address.state,
  parameter_id: parameter?.id ?? null,
});

/** The ISS is the one of the month of the service, the deadline the one of the month in which it was issued. */
const lawOf = (invoice: InvoiceRecord, { company, rules }: IssuingFacts): IssuingCheck['law'] => {
  const ofService = company.tax_regime === 'simples' ? null : versionAt(rules, invoice.competence);
  const atIssue = invoice.issue_date && versionAt(rules, competenceOf(invoice.issue_date));
  return {
    iss_rate: ofService && issRateOf(ofService, invoice.national_tax_code),
    cancel_until: atIssue && invoice.issue_date ? cancelUntil(atIssue, invoice.issue_date) : null,
  };
};

const only = (adapter: InvoiceProvider['adapter'], provider: InvoiceProvider): InvoiceProvider => {
  if (provider.adapter === adapter) return provider;
  const how = issuingAdapterLabel[provider.adapter].toLowerCase();
  throw new AppError(422, { message: `Nesta cidade a emissão é ${how === 'à mão' ? how : `pelo ${how}`}.`, code: 'other_adapter' });
};
