import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import type { ownAccreditation as contract, GroupOption } from '@esteto/contract/duty/own-accreditation';
import type { InputOf } from '@esteto/contract/endpoint';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { accreditationDocumentMachine } from '@esteto/domain/duty/accreditation/accreditation-document-life';
import type { AccreditationForm } from '@esteto/domain/duty/accreditation/accreditation-form';
import { type AccreditationAction, accreditationMachine } from '@esteto/domain/duty/accreditation/accreditation-life';
import { heldUntil, lackingOf, paperProblem, takesPapers } from '@esteto/domain/duty/accreditation/checklist';
import { papersFor } from '@esteto/domain/duty/accreditation/dossier-kinds';
import type { Deps } from '../../../../deps.ts';
import { AppError, invalid, notFound } from '../../../../platform/http/app-error.ts';
import { personalAccounts } from '../../../../platform/secrets/sealed-accounts.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { accreditationDocuments, accreditations, dossierDocuments } from '../../../../tables/accreditation/accreditation.tables.ts';
import type { UserService } from '../../../identity/user/user.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import * as repository from '../accreditation.repository.ts';
import { tellGroup } from '../accreditation-news.ts';
import { type Accreditation, addLines, begin, endedNow, hideLines, lock, standingAt } from '../accreditation-write.ts';
import { dossier } from './dossier.ts';
import * as own from './own-accreditation.repository.ts';

export type OwnAccreditationParts = Pick<Deps, 'db' | 'work' | 'files' | 'lookups' | 'secrets'> & {
  users: Pick<UserService, 'openFor'>;
  notices: Pick<NoticeService, 'tellPeople'>;
};

/** Who somebody is stands in the accreditation, and not in the trail, which forgets nothing. */
const TOLD: ReadonlySet<string> = new Set(['step', 'payment', 'company_id', 'crm_state', 'specialty']);

export const ownAccreditationService = ({ db, work, files, lookups, secrets, users, notices }: OwnAccreditationParts) => {
  const accounts = personalAccounts(secrets, 'accreditations');
  const ofDoctor = ({ user }: CompanyActor): repository.Whose => ({ professional_id: user.id });

  /** What the accreditation keeps of whom the group pays: only what the chosen way needs. */
  const paidBy = async (tx: Tx, actor: CompanyActor, before: Accreditation, form: AccreditationForm) => {
    const { payment, paying_company_id, pix_key, bank_code, bank_branch, bank_account, bank_digit, bank_kind } = form;
    if (payment === 'company' && !(await own.ownCompanies(tx.db, actor.user.id)).some((one) => one.id === paying_company_id))
      throw notFound();
    const bank = payment === 'bank' ? (await lookups.banks()).find(({ code }) => code === bank_code) : undefined;
    if (payment === 'bank' && !bank) throw invalid({ bank_code: 'Banco: escolha um banco da lista.' });
    const account = {
      ...NO_ACCOUNT,
      ...(payment === 'pix' && { pix_key }),
      ...(bank && { bank_code, bank_name: bank.fullName, bank_branch, bank_account, bank_digit, bank_kind }),
    };
    const sealed_account = accounts.keep(before.id, before.sealed_account, account);
    return { payment, company_id: payment === 'company' ? paying_company_id : null, sealed_account };
  };

  const act = (
    actor: CompanyActor,
    { id, version }: { id: number; version: number },
    step: { action: AccreditationAction; reason?: string },
    more: {
      prepare?: (tx: Tx, before: Accreditation) => Promise<void>;
      check?: (record: AccreditationRecord) => void;
      values?: (tx: Tx, before: Accreditation) => Promise<Partial<Accreditation>> | Partial<Accreditation>;
      after?: (tx: Tx, record: AccreditationRecord) => Promise<void>;
    } = {},
  ): Promise<AccreditationRecord> =>
    work(actor, async (tx) => {
      const before = await lock(tx, ofDoctor(actor), { id, version });
      await more.prepare?.(tx, before);
      const record = await repository.record(tx.db, accounts, id, ofDoctor(actor));
      more.check?.(record);
      const values = await more.values?.(tx, before);
      const moved = await tx.move(accreditations, accreditationMachine, before, { by: 'doctor', ...step }, ({ to }) => ({
        ...standingAt(tx, to, { ...before, ...values }, record.lines),
        ...(to === 'filling' || to === 'cancelled' ? endedNow(tx, before) : {}),
        reason: step.reason ?? before.reason,
        ...values,
      }));
      await more.after?.(tx, record);
      return { ...record, ...moved, paying_company_id: moved.company_id };
    });

  return {
    ...dossier({ db, work, files }),

    list: (actor: CompanyActor): Promise<AccreditationRecord[]> => repository.records(db, accounts, repository.within(ofDoctor(actor))),

    detail: (actor: CompanyActor, { id }: { id: number }): Promise<AccreditationRecord> =>
      repository.record(db, accounts, id, ofDoctor(actor)),

    payers: ({ user }: CompanyActor): Promise<GroupOption[]> => own.ownCompanies(db, user.id),

    groups: ({ user }: CompanyActor): Promise<GroupOption[]> => own.openGroups(db, user.id),

    apply: (actor: CompanyActor, { body: { group } }: InputOf<typeof contract.apply>): Promise<void> =>
      work(actor, async (tx) => {
        const open = await own.openGroups(tx.db, actor.user.id);
        if (!open.some(({ id }) => id === group)) throw invalid({ group: 'Escolha um grupo da lista.' });
        const facts = { ...(await own.contactOf(tx.db, actor.user.id)), consented_at: tx.now };
        const professional = await own.lockPerson(tx.db, actor.user.id);
        await begin(tx, users, { by: 'application', group_id: group, professional, field: 'group', facts });
      }),

    accept: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.accept>) =>
      act(
        actor,
        { id, version },
        { action: 'accept' },
        {
          prepare: addLines,
          // What the group said of the CRM stands until the doctor does.
          values: async (tx, { crm_number, crm_state }) => {
            const contact = await own.contactOf(tx.db, actor.user.id);
            return { ...contact, ...(contact.crm_number === null && { crm_number, crm_state }), consented_at: tx.now };
          },
        },
      ),

    decline: async (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.decline>): Promise<void> => {
      await act(actor, { id, version }, { action: 'decline' });
    },

    fill: (actor: CompanyActor, { id, body: { version, ...form } }: InputOf<typeof contract.fill>): Promise<AccreditationRecord> =>
      work(actor, async (tx) => {
        const before = await lock(tx, ofDoctor(actor), { id, version });
        if (!accreditationMachine.legalActions(before.status, 'doctor').includes('withdraw'))
          throw new AppError(422, { message: 'Este credenciamento não se preenche agora.', code: 'not_open' });
        const { contact_email, contact_phone, crm_number, crm_state, specialty, rqe } = form;
        const values = { contact_email, contact_phone, crm_number, crm_state, specialty, rqe };
        const filled = { ...values, ...(await paidBy(tx, actor, before, form)) };
        const lines = (await repository.linesOf(tx.db, [id])).get(id) ?? [];
        const { step } = standingAt(tx, before.status, filled, lines);
        await tx.change(accreditations, before, { ...filled, step }, { action: 'accreditation.filled', only: TOLD });
        return repository.record(tx.db, accounts, id, ofDoctor(actor));
      }),

    share: (
      actor: CompanyActor,
      { id, body: { version, line_id, document_id } }: InputOf<typeof contract.share>,
    ): Promise<AccreditationRecord> =>
      work(actor, async (tx) => {
        const before = await lock(tx, ofDoctor(actor), { id, version });
        if (!takesPapers(before.status))
          throw new AppError(422, { message: 'Este credenciamento não recebe documentos agora.', code: 'not_open' });
        const scope = repository.ofAccreditation(id);
        const line = await tx.lock(accreditationDocuments, { id: line_id, version: null, scope });
        const paper = await tx.lock(dossierDocuments, { id: document_id, version: null, scope: own.current(actor.user.id) });
        const qualification = await repository.qualificationOf(tx.db, line.qualification_id);
        const months = qualification?.validity_months ?? null;
        const isFitting = papersFor({ kind: line.kind, qualification: qualification?.kind ?? null }).includes(paper.kind);
        const problem = isFitting ? paperProblem(paper, months, tx.today) : 'Escolha um documento do tipo pedido.';
        if (problem !== null) throw invalid({ document_id: problem });
        const values = { document_id, valid_until: heldUntil(paper, months), note: null, reviewed_by: null, ending_told: null };
        await tx.move(accreditationDocuments, accreditationDocumentMachine, line, { action: 'share', by: 'doctor' }, values);
        const record = await repository.record(tx.db, accounts, id, ofDoctor(actor));
        const { step } = standingAt(tx, before.status, before, record.lines);
        const consented_at = before.consented_at ?? tx.now;
        const { version: now } = await tx.change(accreditations, before, { step, consented_at }, { action: 'accreditation.shared' });
        return { ...record, step, consented_at, version: now };
      }),

    withdraw: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.withdraw>) =>
      act(actor, { id, version }, { action: 'withdraw' }, { prepare: (tx) => hideLines(tx, id), values: () => ({ consented_at: null }) }),

    submit: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.submit>) =>
      act(
        actor,
        { id, version },
        { action: 'submit' },
        {
          check: (record) => {
            const lacking = lackingOf(record, record.lines);
            if (lacking.length > 0) throw new AppError(422, { message: `Antes de enviar falta: ${lacking.join(', ')}.`, code: 'lacking' });
          },
          after: (tx, record) =>
            tellGroup(tx, notices, record, {
              role: 'coordinator',
              kind: 'accreditation.arrived',
              title: `${record.professional_name} enviou o credenciamento`,
              body: 'Os documentos aguardam a sua análise.',
              key: `sent-${record.version}`,
            }),
        },
      ),

    renew: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.renew>) =>
      act(actor, { id, version }, { action: 'renew' }, { prepare: addLines }),

    leave: async (actor: CompanyActor, { id, body: { version, reason } }: InputOf<typeof contract.leave>): Promise<void> => {
      await act(actor, { id, version }, { action: 'cancel', reason }, { prepare: (tx) => hideLines(tx, id) });
    },
  };
};
