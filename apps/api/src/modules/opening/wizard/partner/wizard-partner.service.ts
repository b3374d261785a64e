import type { InputOf } from '@esteto/contract/endpoint';
import type { wizardPartner as contract, WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { PARTNER_LINK_DAYS } from '@esteto/domain/company/partner/partner-invite';
import { written } from '@esteto/mail/letter/written';
import { partnerLetter } from '@esteto/mail/user/partner-letter';
import type { Deps } from '../../../../deps.ts';
import { conflict, invalid } from '../../../../platform/http/app-error.ts';
import { letterQuotas } from '../../../../platform/mail/letter-quota.ts';
import { newSecret, secretHash } from '../../../../platform/sessions/secret.ts';
import { type CompanyActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { partners as table } from '../../../../tables/wizard/wizard-partner.tables.ts';
import type { CompanyService } from '../../../company/company/company.service.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { WizardOrderService } from '../order/wizard-order.service.ts';
import type { WizardService } from '../wizard.service.ts';
import { divide, finish } from './partner-division.ts';
import { fill, hold, lock, look, NAMED, tell } from './partner-part.ts';
import * as partners from './wizard-partner.repository.ts';

export const PARTNER_MAIL = 'partners.mail';
export type PartnerJob = { id: number };

const DAY_MS = 86_400_000;

type Partner = Row<typeof table>;
type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & {
  companies: Pick<CompanyService, 'ownerId'>;
  doctors: Pick<DoctorService, 'keepPartner'>;
  wizards: WizardService;
  notices: Pick<NoticeService, 'tell'>;
  wizardOrders: Pick<WizardOrderService, 'chargePartners'>;
};

export const wizardPartnerService = ({
  db,
  work,
  clock,
  config,
  jobs,
  mail,
  companies,
  doctors,
  wizards,
  notices,
  wizardOrders,
}: Parts) => {
  const quotas = letterQuotas({ clock, config });

  const expiry = (now: string): string => new Date(Date.parse(now) + PARTNER_LINK_DAYS * DAY_MS).toISOString();

  const ask = async (tx: Tx, before: Partner, way: Partial<Pick<Partner, 'copied_hash'>>): Promise<Partner> => {
    if (before.filled_at !== null) throw conflict('Este sócio já preencheu a parte dele.', 'partner_filled');
    return tx.change(
      table,
      before,
      { ...way, invited_at: tx.now, expires_at: expiry(tx.now) },
      { action: 'partner.asked', company_id: before.company_id, only: NAMED },
    );
  };

  return {
    list: ({ company: { company_id } }: CompanyActor): Promise<WizardPartnerRow[]> => partners.list(db, company_id),

    add: (actor: CompanyActor, { body }: InputOf<typeof contract.add>): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(wizards, tx, actor);
        const partnerRows = await partners.list(tx.db, company_id);
        if (partnerRows.length >= partners.MOST_PARTNERS)
          throw invalid({ name: `Uma empresa tem no máximo ${partners.MOST_PARTNERS} sócios aqui.` });
        return tx.insert(table, { ...body, company_id, is_owner: false }, { action: 'partner.added', company_id });
      }),

    update: (actor: CompanyActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(wizards, tx, actor);
        const before = await lock(tx, actor, id, version);
        // Whoever gets another address gets another link.
        const isOther = before.email !== body.email;
        const links = isOther ? { token_hash: null, copied_hash: null, invited_at: null, expires_at: null } : {};
        const form = before.form && { ...before.form, name: body.name };
        return tx.change(table, before, { ...body, ...links, form }, { action: 'partner.edited', company_id, only: NAMED });
      }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(wizards, tx, actor);
        const { name } = await partners.remove(tx, id, company_id);
        tx.record({ type: 'partner', id }, { action: 'partner.removed', company_id, reason: name });
      }),

    divide: divide({ work, wizards }),
    finish: finish({ work, wizards, wizardOrders }),
    fill: fill({ work, wizards, companies, doctors }),
    look: look({ db, clock, config }),
    tell: tell({ db, work, clock, companies, doctors, notices }),

    invite: (actor: CompanyActor, { id }: { id: number }): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        await hold(wizards, tx, actor);
        const before = await lock(tx, actor, id, null);
        if (before.email === null) throw invalid({ email: 'Escreva o e-mail do sócio para enviar o link.' });
        await quotas.takeUnasked(tx.db, 'partner', { by: actor.company.company_id, to: before.email });
        const invited = await ask(tx, before, {});
        await jobs.enqueue(tx, PARTNER_MAIL, { id } satisfies PartnerJob, `partner-${id}-${tx.now}`);
        return invited;
      }),

    /** Beside the letter's link, which stays. */
    link: (actor: CompanyActor, { id }: { id: number }): Promise<{ link: string }> =>
      work(actor, async (tx) => {
        await hold(wizards, tx, actor);
        const token = newSecret();
        await ask(tx, await lock(tx, actor, id, null), { copied_hash: secretHash(token) });
        return { link: linkOf(config.publicUrl, token) };
      }),

    /** A job. Each try has a link of its own, so that the one that is sent works. */
    send: async ({ id }: PartnerJob, jobId: string): Promise<void> => {
      const token = newSecret();
      const view = await work(systemActor(jobId), (tx) => partners.putToken(tx, id, secretHash(token)));
      if (!view) return;
      const letter = partnerLetter({ ...view, link: linkOf(config.publicUrl, token), validDays: PARTNER_LINK_DAYS });
      await mail.send({ to: view.email, ...written(letter) }, `partner-${jobId}`);
    },
  };
};

const linkOf = (origin: string, token: string): string => `${origin}/socio/${token}`;
