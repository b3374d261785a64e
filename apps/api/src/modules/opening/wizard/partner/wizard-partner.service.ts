import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { WizardState } from '@esteto/contract/opening/wizard';
import type { wizardPartner as contract, PartnerInvitation, WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { natureProblem } from '@esteto/domain/company/company/legal-nature';
import { divisionProblem, equalShares } from '@esteto/domain/company/company/share-division';
import type { PartnerForm } from '@esteto/domain/company/partner/partner-form';
import { PARTNER_LINK_DAYS, shareTotal } from '@esteto/domain/company/partner/partner-invite';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { written } from '@esteto/mail/letter/written';
import { partnerLetter } from '@esteto/mail/user/partner-letter';
import type { Deps } from '../../../../deps.ts';
import { AppError, conflict, invalid } from '../../../../platform/http/app-error.ts';
import { letterQuotas } from '../../../../platform/mail/letter-quota.ts';
import { pairBrake } from '../../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../../platform/sessions/guess-brakes.ts';
import { newSecret, secretHash } from '../../../../platform/sessions/secret.ts';
import { type CompanyActor, systemActor, type Visitor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { wizards as wizardTable } from '../../../../tables/wizard/wizard.tables.ts';
import { partners as table } from '../../../../tables/wizard/wizard-partner.tables.ts';
import type { CompanyService } from '../../../company/company/company.service.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { WizardOrderService } from '../order/wizard-order.service.ts';
import type { WizardService } from '../wizard.service.ts';
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
  const brakes = guessBrakes({ db, clock, config });

  const expiry = (now: string): string => new Date(Date.parse(now) + PARTNER_LINK_DAYS * DAY_MS).toISOString();

  /** The wizard of the company, at or past its partners, held while they change. */
  const hold = async (tx: Tx, actor: CompanyActor, version: number | null = null) => {
    const wizard = await wizards.lock(tx, actor, version);
    wizards.refuseAhead(wizard, 'partners_data');
    return wizard;
  };

  const lock = (tx: Tx, { company: { company_id } }: CompanyActor, id: number, version: number | null): Promise<Partner> =>
    tx.lock(table, { id, version, scope: partners.ofCompany(company_id) });

  /** What was told ends the links: who fills in last is not who was asked first. Of the owner it is known as a doctor too. */
  const filled = async (tx: Tx, before: Partner, form: PartnerForm): Promise<Partner> => {
    const { company_id } = before;
    const told = { form, name: form.name, filled_at: tx.now };
    const event = { action: 'partner.filled', company_id, only: NAMED } as const;
    const after = await refuseTaken(cpfTwice, () => tx.change(table, before, told, event));
    const owner_id = before.is_owner ? await companies.ownerId(company_id, tx.db) : null;
    if (owner_id !== null) await doctors.keepPartner(tx, owner_id, form);
    return after;
  };

  const ask = async (tx: Tx, before: Partner, way: Partial<Pick<Partner, 'copied_hash'>>): Promise<Partner> => {
    if (before.filled_at !== null) throw conflict('Este sócio já preencheu a parte dele.', 'partner_filled');
    return tx.change(
      table,
      before,
      { ...way, invited_at: tx.now, expires_at: expiry(tx.now) },
      { action: 'partner.asked', company_id: before.company_id, only: NAMED },
    );
  };

  /** A token has 256 bits: whoever brings one that holds has the link. */
  const entry = async (token: string) => {
    const found = await partners.findByToken(db, secretHash(token));
    if (!found) return null;
    if (found.partner.filled_at !== null) throw new AppError(409, codedError('partner_link_used'));
    return (found.partner.expires_at ?? '') > clock.now().toISOString() ? found : null;
  };

  return {
    list: ({ company: { company_id } }: CompanyActor): Promise<WizardPartnerRow[]> => partners.list(db, company_id),

    add: (actor: CompanyActor, { body }: InputOf<typeof contract.add>): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const known = await partners.list(tx.db, company_id);
        if (known.length >= partners.MOST_PARTNERS)
          throw invalid({ name: `Uma empresa tem no máximo ${partners.MOST_PARTNERS} sócios aqui.` });
        return tx.insert(table, { ...body, company_id, is_owner: false }, { action: 'partner.added', company_id });
      }),

    update: (actor: CompanyActor, { id, body: { version, ...body } }: InputOf<typeof contract.update>): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const before = await lock(tx, actor, id, version);
        // Whoever gets another address gets another link.
        const isOther = before.email !== body.email;
        const links = isOther ? { token_hash: null, copied_hash: null, invited_at: null, expires_at: null } : {};
        const form = before.form && { ...before.form, name: body.name };
        return tx.change(table, before, { ...body, ...links, form }, { action: 'partner.edited', company_id, only: NAMED });
      }),

    remove: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const { company_id } = await hold(tx, actor);
        const { name } = await partners.remove(tx, id, company_id);
        tx.record({ type: 'partner', id }, { action: 'partner.removed', company_id, reason: name });
      }),

    divide: (actor: CompanyActor): Promise<WizardPartnerRow[]> =>
      work(actor, async (tx) => {
        const { company_id, new_company } = await hold(tx, actor);
        const all = await tx.lockAll(table, { scope: partners.ofCompany(company_id), most: partners.MOST_PARTNERS });
        const parts = equalShares(shareTotal(new_company), all.length);
        for (const [index, one] of all.entries())
          await tx.change(table, one, { shares: parts[index] ?? null }, { action: 'partner.divided', company_id, only: NAMED });
        return partners.list(tx.db, company_id);
      }),

    fill: (actor: CompanyActor, { id, body: { version, ...form } }: InputOf<typeof contract.fill>): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        await hold(tx, actor);
        const before = await lock(tx, actor, id, version);
        return filled(tx, before, form);
      }),

    invite: (actor: CompanyActor, { id }: { id: number }): Promise<WizardPartnerRow> =>
      work(actor, async (tx) => {
        await hold(tx, actor);
        const before = await lock(tx, actor, id, null);
        if (before.email === null) throw invalid({ email: 'Escreva o e-mail do sócio para enviar o link.' });
        await quotas.takeUnasked(tx.db, 'partner', { by: actor.company.company_id, to: before.email });
        const asked = await ask(tx, before, {});
        await jobs.enqueue(tx, PARTNER_MAIL, { id } satisfies PartnerJob, `partner-${id}-${tx.now}`);
        return asked;
      }),

    /** Beside the letter's link, which stays. */
    link: (actor: CompanyActor, { id }: { id: number }): Promise<{ link: string }> =>
      work(actor, async (tx) => {
        await hold(tx, actor);
        const token = newSecret();
        await ask(tx, await lock(tx, actor, id, null), { copied_hash: secretHash(token) });
        return { link: linkOf(config.publicUrl, token) };
      }),

    finish: (actor: CompanyActor, { body: { version } }: InputOf<typeof contract.finish>): Promise<WizardState> =>
      work(actor, async (tx) => {
        const wizard = await hold(tx, actor, version);
        const { company_id, company_type, new_company } = wizard;
        const all = await partners.list(tx.db, company_id);
        const problem =
          (company_type && wizard.account_type === 'new_company' ? natureProblem(company_type.legal_nature, all.length) : null) ??
          divisionProblem(
            shareTotal(new_company),
            all.map(({ shares }) => shares),
          );
        if (problem) throw invalid({ partners: problem });
        const lacking = all.filter(({ filled_at }) => filled_at === null).map(({ name }) => name);
        if (lacking.length > 0) throw invalid({ partners: `Falta a parte de ${new Intl.ListFormat('pt-BR').format(lacking)}.` });
        await wizardOrders.chargePartners(tx, wizard, all.length);
        const counted = { partners: all.length, charged_partners: Math.max(wizard.charged_partners, all.length) };
        await tx.change(wizardTable, wizard, counted, { action: 'wizard.step_filled', company_id });
        await wizards.advance(tx, wizard, 'partners_data');
        return wizards.answer(actor, tx.db);
      }),

    look: async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<PartnerInvitation> => {
      // Where links are tried out it is seen, and slowed.
      const found = await brakes.guess([pairBrake(visitor.info.ip, 'partner')], () => entry(token));
      if (!found) throw new AppError(422, codedError('partner_link_invalid'));
      const { partner, company, asked_by } = found;
      return { name: partner.name, company, asked_by };
    },

    tell: async (visitor: Visitor, { body: { token, ...form } }: InputOf<typeof contract.tell>): Promise<void> => {
      const found = await entry(token);
      if (!found) throw new AppError(422, codedError('partner_link_invalid'));
      const { id, company_id } = found.partner;
      await work(visitor, async (tx) => {
        const before = await tx.lock(table, { id, version: null, scope: partners.ofCompany(company_id) });
        if (before.filled_at !== null) throw new AppError(409, codedError('partner_link_used'));
        await filled(tx, before, form);
        await notices.tell(tx, [
          {
            kind: 'wizard.partner',
            company_id,
            to: 'owner',
            title: `${form.name} preencheu a parte dele`,
            body: `O cadastro de ${found.company} pode seguir.`,
            action_url: `${basePath.professional}/cadastro/socios`,
            key: `partner-${id}-${before.version}`,
          },
        ]);
      });
    },

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

const cpfTwice = { constraint: 'partners_cpf', field: 'cpf', message: 'Já há um sócio com este CPF nesta empresa.' };

/** What the history shows of a partner: neither documents nor where they live. */
const NAMED = new Set(['name', 'email', 'shares']);

const linkOf = (origin: string, token: string): string => `${origin}/socio/${token}`;
