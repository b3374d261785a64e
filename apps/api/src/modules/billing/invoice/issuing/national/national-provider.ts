import { dueBeforeIssueProblem } from '@esteto/domain/billing/invoice/invoice-dates';
import type { Dps, DpsSubstitution } from '@esteto/domain/billing/nfse/dps';
import { dpsId } from '@esteto/domain/billing/nfse/dps-id';
import { type Emission, invoiceDps } from '@esteto/domain/billing/nfse/invoice-dps';
import { preflight } from '@esteto/domain/billing/nfse/preflight';
import { problemField } from '@esteto/domain/billing/nfse/problem-field';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { formatDocument } from '@esteto/domain/shared/document/document';
import type { Config } from '../../../../../config/config.ts';
import { AppError } from '../../../../../platform/http/app-error.ts';
import type { Secrets } from '../../../../../platform/secrets/secrets.ts';
import { signXml } from '../../../../../platform/xml/sign-xml.ts';
import type { InvoiceRecord } from '../../../../../tables/invoice/invoice.tables.ts';
import { openCertificate } from '../../../../company/certificate/certificate.service.ts';
import { move } from '../../invoice-move.ts';
import { partiesAtIssue } from '../../parties-at-issue.ts';
import { cancellation } from '../cancellation.ts';
import type { InvoiceProvider, IssuingProblem } from '../invoice-provider.ts';
import { type IssuingFacts, takeNumber, writeDown } from '../issuing.repository.ts';
import { dpsXml } from './dps-xml.ts';
import { cancellationId, cancellationXml } from './event-xml.ts';

/** Until a number is taken, which is last of all, any one stands for it. */
const ANY_NUMBER = 1;

/**
 * The national emitter of NFS-e: the declaration (DPS) is made, checked, numbered and signed in the transaction that moves the invoice to
 * 'Enviando', and written down there; `delivery.ts` takes it to the emitter once that is committed.
 */
export const nationalProvider = ({ config, secrets }: { config: Config; secrets: Secrets }): InvoiceProvider => {
  const environment: InvoiceProvider['environment'] = ({ parameter }) =>
    // A server that is not the real one never makes a note that is worth something.
    config.environment === 'production' && parameter?.environment === 'production' ? 'production' : 'homologation';

  const declare = (invoice: InvoiceRecord, facts: IssuingFacts, at: string, number: number): Dps => {
    const { company, client, intermediary, parameter } = facts;
    const emission: Emission = {
      environment: environment(facts),
      at,
      series: parameter?.dps_series ?? 1,
      number,
      sends_municipal_registration: parameter?.sends_municipal_registration ?? false,
    };
    return invoiceDps({ invoice, company, client, intermediary, emission, substitutes: substitutionOf(invoice, facts) });
  };

  const check: InvoiceProvider['check'] = (invoice, facts, at) => [
    ...certificateProblems(facts, at),
    ...dueProblems(invoice, at),
    ...preflight(declare(invoice, facts, at, ANY_NUMBER), at).map(({ path, code, message }) => ({ code, message, ...problemField(path) })),
  ];

  const signer = async ({ certificate }: IssuingFacts) => {
    if (!certificate) throw blocked([NO_CERTIFICATE]);
    return openCertificate(secrets, certificate);
  };

  return {
    adapter: 'national',
    environment,
    check,

    issue: async (tx, invoice, facts, { reason }) => {
      const problems = check(invoice, facts, tx.now);
      if (problems.length > 0) throw blocked(problems);
      const own = await signer(facts);
      const responsible_id = invoice.responsible_id ?? tx.actor.user?.id ?? null;
      const values = { responsible_id, parties_at_issue: partiesAtIssue(facts) };
      await move(tx, invoice, { action: 'transmit', by: 'staff', reason, values });
      const series = { company_id: invoice.company_id, environment: environment(facts), series: facts.parameter?.dps_series ?? 1 };
      const number = await takeNumber(tx, series);
      const dps = declare(invoice, facts, tx.now, number);
      const document_id = dpsId(dps);
      if (!document_id) throw new Error(`no id for the DPS of invoice ${invoice.id}`);
      const xml = signXml(dpsXml(document_id, dps), document_id, own);
      return writeDown(tx, {
        kind: 'issue',
        invoice_id: invoice.id,
        ...series,
        number,
        document_id,
        xml,
        claimed_until: claim(tx.now, config),
      });
    },

    cancel: async (tx, invoice, facts, form) => {
      const { access_key, company_id } = invoice;
      if (!access_key)
        throw new AppError(422, { message: 'A nota não tem chave de acesso. Cancele-a no portal do emissor.', code: 'no_key' });
      const own = await signer(facts);
      const values = { ...cancellation(invoice, form), cancel_event_status: 'requested' } as const;
      await move(tx, invoice, { action: 'request_cancellation', by: 'staff', reason: form.justification, values });
      const { environment: where } = invoice;
      const event = { ...form, access_key, environment: where, at: tx.now, author: own.document };
      const document_id = cancellationId(access_key);
      const xml = signXml(cancellationXml(event), document_id, own);
      const claimed_until = claim(tx.now, config);
      return writeDown(tx, {
        kind: 'cancel',
        invoice_id: invoice.id,
        company_id,
        environment: where,
        document_id,
        access_key,
        xml,
        claimed_until,
      });
    },
  };
};

/** Until when whoever has written an attempt down may speak to the emitter about it alone: longer than its calls take, one after the other. */
export const claim = (now: string, { nfse }: Config): string => new Date(Date.parse(now) + nfse.timeoutMs * 5).toISOString();

const substitutionOf = (invoice: InvoiceRecord, { substituted_key }: IssuingFacts): DpsSubstitution | null =>
  substituted_key && invoice.substitution_reason
    ? {
        chSubstda: substituted_key,
        cMotivo: invoice.substitution_reason,
        ...(invoice.substitution_text && { xMotivo: invoice.substitution_text }),
      }
    : null;

const NO_CERTIFICATE: IssuingProblem = {
  code: null,
  message: 'A empresa não tem certificado digital A1. Envie o arquivo em Certificado digital.',
  record: 'company',
  field: 'certificate',
};

const certificateProblems = ({ certificate, company }: IssuingFacts, at: string): IssuingProblem[] => {
  if (!certificate) return [NO_CERTIFICATE];
  const problem = (code: string, message: string): IssuingProblem => ({ code, message, record: 'company', field: 'certificate' });
  if (certificate.valid_until <= at) return [problem('E0715', 'O certificado digital da empresa venceu. Envie o novo.')];
  if (certificate.document === (company.cnpj ?? company.cpf)) return [];
  return [problem('E0718', `O certificado digital é de ${formatDocument(certificate.document)}, e não desta empresa. Envie o dela.`)];
};

/** 422 with every problem, by the field that mends it. */
const blocked = (problems: IssuingProblem[]): AppError => {
  const errors = Object.groupBy(problems, ({ record, field }) => `${record}.${field}`);
  return new AppError(422, {
    message: problems.length === 1 ? (problems[0]?.message ?? '') : `A nota ainda não pode ser emitida: há ${problems.length} pendências.`,
    code: 'not_issuable',
    errors: Object.fromEntries(Object.entries(errors).map(([path, list]) => [path, (list ?? []).map(({ message }) => message)])),
  });
};

const dueProblems = ({ due_date }: InvoiceRecord, at: string): IssuingProblem[] => {
  const message = dueBeforeIssueProblem(inSaoPaulo(at).date, due_date);
  return message === null ? [] : [{ code: null, message, record: 'invoice', field: 'due_date' }];
};
