import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { handover as contract, HandoverItemRow, HandoverRow, HandoverState } from '@esteto/contract/opening/handover';
import type { FormerAccountantForm } from '@esteto/domain/opening/handover/handover-form';
import { HANDOVER_ITEMS } from '@esteto/domain/opening/handover/handover-item';
import { HANDOVER_LETTER_TITLE, handoverLetterText } from '@esteto/domain/opening/handover/handover-letter';
import { handoverMachine } from '@esteto/domain/opening/handover/handover-life';
import { handoverLetter } from '@esteto/mail/handover/handover-letter';
import { written } from '@esteto/mail/letter/written';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { FileBytes } from '../../../platform/http/bind.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import { readApart } from '../../../platform/parsing/apart.ts';
import { type AnyActor, type CompanyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { handoverItems, handovers as table } from '../../../tables/handover/handover.tables.ts';
import * as handovers from './handover.repository.ts';

export const HANDOVER_MAIL = 'handovers.mail';
export type HandoverJob = { company_id: number };

export type HandoverService = ReturnType<typeof handoverService>;

type Former = { [K in keyof FormerAccountantForm]: FormerAccountantForm[K] | null };
type Asked = { version: number } & FormerAccountantForm;

export const handoverService = ({
  db,
  work,
  clock,
  config,
  jobs,
  mail,
}: Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'>) => {
  const quotas = letterQuotas({ clock, config });

  const stateOf = async (company_id: number): Promise<HandoverState> => ({ handover: await handovers.detail(db, company_id) });

  const held = async (tx: Tx, company_id: number) => (await tx.lockAll(table, { scope: handovers.ofCompany(company_id), most: 1 }))[0];

  /** The letter goes to whom it names from now on; the job sends it. */
  const ask = (actor: AnyActor, company_id: number, { version, ...former }: Asked): Promise<HandoverState> =>
    work(actor, async (tx) => {
      const handover = await held(tx, company_id);
      if (!handover) throw notFound();
      const before = await tx.lock(table, { id: handover.id, version, scope: handovers.ofCompany(company_id) });
      await quotas.takeUnasked(tx.db, 'handover', { by: company_id, to: former.accountant_email });
      await tx.change(table, before, former, { action: 'handover.letter_asked', company_id });
      await jobs.enqueue(tx, HANDOVER_MAIL, { company_id } satisfies HandoverJob, `handover-${company_id}-${before.version}`);
      return { handover: await handovers.detail(tx.db, company_id) };
    });

  /** The letter is on its way: that it left, and when, is kept. */
  const letterLeft = (actor: AnyActor, company_id: number): Promise<void> =>
    work(actor, async (tx) => {
      const before = await held(tx, company_id);
      if (before) await tx.change(table, before, { letter_sent_at: tx.now }, { action: 'handover.letter_sent', company_id });
    });

  return {
    /** A company comes from another accountant: all is awaited. Told anew, it is only somebody else, as long as no letter has left. */
    begin: async (tx: Tx, company_id: number, { accountant_name, accountant_email }: Former): Promise<void> => {
      const former = { accountant_name, accountant_email };
      const before = await held(tx, company_id);
      if (before) {
        if (before.letter_sent_at === null) await tx.change(table, before, former, { action: 'handover.accountant_changed', company_id });
        return;
      }
      await tx.insert(table, { company_id, ...former }, { action: 'handover.begun', company_id });
      const items = HANDOVER_ITEMS.map((item) => ({ company_id, item, status: 'awaited' as const }));
      await tx.insertAll(handoverItems, items, { action: 'handover_item.asked', company_id });
    },

    state: ({ company }: CompanyActor): Promise<HandoverState> => stateOf(company.company_id),

    letter: async ({ company: { company_id } }: CompanyActor): Promise<FileBytes> => {
      const letter = await handovers.letter(db, company_id);
      if (!letter) throw notFound();
      const drawn = {
        title: HANDOVER_LETTER_TITLE,
        subtitle: letter.company,
        text: handoverLetterText({ ...letter, on: clock.today() }),
        evidence: null,
        foot: `${letter.company} · ${HANDOVER_LETTER_TITLE}`,
        date: clock.now().toISOString(),
      };
      return { bytes: await readApart('signedText', drawn, { of: null }), mime: 'application/pdf', name: 'carta-ao-contador.pdf' };
    },

    send: (actor: CompanyActor, { body }: InputOf<typeof contract.send>) => ask(actor, actor.company.company_id, body),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<HandoverRow>> => handovers.list(db, input),

    ofCompany: (_actor: SessionActor, { id }: { id: number }): Promise<HandoverState> => stateOf(id),

    sendOfCompany: (actor: SessionActor, { id, body }: InputOf<typeof contract.sendOfCompany>) => ask(actor, id, body),

    decide: (actor: SessionActor, { id, body: { version, action } }: InputOf<typeof contract.decide>): Promise<HandoverItemRow> =>
      work(actor, async (tx) => {
        const before = await tx.lock(handoverItems, { id, version, scope: undefined });
        return tx.move(handoverItems, handoverMachine, before, { action, by: 'staff' });
      }),

    /** A job. */
    sendLetter: async ({ company_id }: HandoverJob, jobId: string): Promise<void> => {
      const letter = await handovers.letter(db, company_id);
      if (!letter?.to) return;
      await mail.send({ to: letter.to, ...written(handoverLetter(letter)), replyTo: letter.contact }, `handover-${jobId}`);
      await letterLeft(systemActor(jobId), company_id);
    },

    letterLeft,
  };
};
