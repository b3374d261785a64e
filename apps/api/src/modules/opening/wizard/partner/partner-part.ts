import { codedError } from '@esteto/contract/coded-error';
import type { InputOf } from '@esteto/contract/endpoint';
import type { wizardPartner as contract, PartnerInvitation, WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import type { PartnerForm } from '@esteto/domain/company/partner/partner-form';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { pairBrake } from '../../../../platform/sessions/brake.ts';
import { guessBrakes } from '../../../../platform/sessions/guess-brakes.ts';
import { secretHash } from '../../../../platform/sessions/secret.ts';
import type { CompanyActor, Visitor } from '../../../../platform/work/actor.ts';
import type { Row } from '../../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { partners as table } from '../../../../tables/wizard/wizard-partner.tables.ts';
import type { CompanyService } from '../../../company/company/company.service.ts';
import type { DoctorService } from '../../../company/doctor/doctor.service.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { WizardService } from '../wizard.service.ts';
import * as partners from './wizard-partner.repository.ts';

// The part of a partner: what is told of them by who fills in for them, or by themselves through their link.

type Partner = Row<typeof table>;
export type Held = Pick<WizardService, 'lock' | 'refuseAhead'>;
type Filling = { companies: Pick<CompanyService, 'ownerId'>; doctors: Pick<DoctorService, 'keepPartner'> };

/** The wizard of the company, at or past its partners, held while they change. */
export const hold = async (wizards: Held, tx: Tx, actor: CompanyActor, version: number | null = null) => {
  const wizard = await wizards.lock(tx, actor, version);
  wizards.refuseAhead(wizard, 'partners_data');
  return wizard;
};

/** A partner of the company, held while they change. */
export const lock = (tx: Tx, { company: { company_id } }: CompanyActor, id: number, version: number | null): Promise<Partner> =>
  tx.lock(table, { id, version, scope: partners.ofCompany(company_id) });

export const fill =
  ({ work, wizards, companies, doctors }: Filling & Pick<Deps, 'work'> & { wizards: Held }) =>
  (actor: CompanyActor, { id, body: { version, ...form } }: InputOf<typeof contract.fill>): Promise<WizardPartnerRow> =>
    work(actor, async (tx) => {
      await hold(wizards, tx, actor);
      const before = await lock(tx, actor, id, version);
      return filled({ companies, doctors }, tx, before, form);
    });

export const look = ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) => {
  const brakes = guessBrakes({ db, clock, config });
  return async (visitor: Visitor, { body: { token } }: InputOf<typeof contract.look>): Promise<PartnerInvitation> => {
    // Where links are tried out it is seen, and slowed.
    const invitation = await brakes.guess([pairBrake(visitor.info.ip, 'partner')], () => entry({ db, clock }, token));
    if (!invitation) throw new AppError(422, codedError('partner_link_invalid'));
    const { partner, company, asked_by } = invitation;
    return { name: partner.name, company, asked_by };
  };
};

type Telling = Filling & Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tell'> };

export const tell =
  ({ db, work, clock, companies, doctors, notices }: Telling) =>
  async (visitor: Visitor, { body: { token, ...form } }: InputOf<typeof contract.tell>): Promise<void> => {
    const invitation = await entry({ db, clock }, token);
    if (!invitation) throw new AppError(422, codedError('partner_link_invalid'));
    const { id, company_id } = invitation.partner;
    await work(visitor, async (tx) => {
      const before = await tx.lock(table, { id, version: null, scope: partners.ofCompany(company_id) });
      if (before.filled_at !== null) throw new AppError(409, codedError('partner_link_used'));
      await filled({ companies, doctors }, tx, before, form);
      await notices.tell(tx, [
        {
          kind: 'wizard.partner',
          company_id,
          to: 'owner',
          title: `${form.name} preencheu a parte dele`,
          body: `O cadastro de ${invitation.company} pode seguir.`,
          action_url: `${basePath.professional}/cadastro/socios`,
          key: `partner-${id}-${before.version}`,
        },
      ]);
    });
  };

/** A token has 256 bits: whoever brings one that holds has the link. */
const entry = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) => {
  const invitation = await partners.findByToken(db, secretHash(token));
  if (!invitation) return null;
  if (invitation.partner.filled_at !== null) throw new AppError(409, codedError('partner_link_used'));
  return (invitation.partner.expires_at ?? '') > clock.now().toISOString() ? invitation : null;
};

/** What was told ends the links: who fills in last is not who was asked first. Of the owner it is known as a doctor too. */
const filled = async ({ companies, doctors }: Filling, tx: Tx, before: Partner, form: PartnerForm): Promise<Partner> => {
  const { company_id } = before;
  const values = { form, name: form.name, filled_at: tx.now };
  const event = { action: 'partner.filled', company_id, only: NAMED } as const;
  const after = await refuseTaken(cpfTwice, () => tx.change(table, before, values, event));
  const owner_id = before.is_owner ? await companies.ownerId(company_id, tx.db) : null;
  if (owner_id !== null) await doctors.keepPartner(tx, owner_id, form);
  return after;
};

const cpfTwice = { constraint: 'partners_cpf', field: 'cpf', message: 'Já há um sócio com este CPF nesta empresa.' };

/** What the history shows of a partner: neither documents nor where they live. */
export const NAMED = new Set(['name', 'email', 'shares']);
