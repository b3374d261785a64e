import type { InputOf } from '@esteto/contract/endpoint';
import type { account as contract } from '@esteto/contract/identity/account';
import { CLOSING_DAYS, FORGOTTEN_NAME, KEPT_AFTER_CLOSING } from '@esteto/domain/identity/user/closing-account';
import { written } from '@esteto/mail/letter/written';
import { accountClosesLetter } from '@esteto/mail/user/account-closes-letter';
import { ownerLeftLetter } from '@esteto/mail/user/owner-left-letter';
import type { Deps } from '../../../deps.ts';
import { conflict, invalid } from '../../../platform/http/app-error.ts';
import { each } from '../../../platform/jobs/each.ts';
import { endOtherSessions } from '../../../platform/sessions/end-sessions.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { CompanyService } from '../../company/company/company.service.ts';
import type { UserService } from '../user/user.service.ts';
import * as closing from './account-closing.repository.ts';
import type { OwnPassword } from './own-password.ts';

export const CLOSING_MAIL = 'account.closing-mail';
export const OWNER_LEFT_MAIL = 'account.owner-left-mail';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'> & {
  users: UserService;
  companies: CompanyService;
  password: OwnPassword;
};

/** Ends a person's account, after some days in which they may change their mind; what no law asks for is forgotten then. */
export const accountClosingService = ({ db, work, clock, config, jobs, mail, users, companies, password }: Parts) => ({
  close: async (actor: SessionActor, { body: { current_password, leaves_companies } }: InputOf<typeof contract.close>): Promise<void> => {
    const { id } = actor.user;
    await password.demand(id, current_password);
    if (actor.user.is_master && (await users.masters()).every((master) => master.id === id))
      throw conflict('Só você administra o Esteto. Antes, torne outra pessoa administradora.', 'last_master');
    await work(actor, async (tx) => {
      const alone = (await closing.ownedCompanies(tx.db, id)).find(({ heir }) => heir === null);
      if (alone && !leaves_companies)
        throw invalid({
          leaves_companies: `Só você responde por ${alone.name}. Convide outro sócio antes, ou confirme que a deixa assim.`,
        });
      const closes_at = new Date(clock.now().getTime() + CLOSING_DAYS * 86_400_000).toISOString();
      await users.setClosing(tx, id, closes_at);
      await jobs.enqueue(tx, CLOSING_MAIL, { user_id: id }, `closing-${id}-${tx.now}`);
    });
  },

  keepOpen: (actor: SessionActor): Promise<void> => work(actor, (tx) => users.setClosing(tx, actor.user.id, null)),

  /** A job. */
  sendMail: async ({ user_id }: { user_id: number }, jobId: string): Promise<void> => {
    const person = await users.find(user_id);
    if (!person?.closes_at) return;
    const alone = (await closing.ownedCompanies(db, user_id)).flatMap(({ name, heir }) => (heir === null ? name : []));
    const letter = accountClosesLetter({ person: person.name, closes_at: person.closes_at, alone, kept: KEPT_AFTER_CLOSING });
    await mail.send({ to: person.email, ...written(letter) }, `closing-${jobId}`);
  },

  /** To who looks after a company that nobody answers for any more; to the masters where nobody does. A job. */
  tellOwnerLeft: async ({ company_id }: { company_id: number }, jobId: string): Promise<void> => {
    const { name, analyst_id } = await companies.find(db, company_id);
    const analyst = analyst_id === null ? null : await users.find(analyst_id);
    const readers = analyst?.is_active ? [analyst] : await users.masters();
    for (const { id, email, name: person } of readers) {
      const letter = ownerLeftLetter({ person, company: name, link: `${config.publicUrl}/painel/medicos/empresas?without_owner=true` });
      await mail.send({ to: email, ...written(letter) }, `owner-left-${jobId}-${id}`);
    }
  },

  /** Ends the accounts whose day has come. A job. */
  settle: async (jobId: string): Promise<void> => {
    const due = await closing.due(db, clock.now().toISOString());
    await each('accounts', due, ({ id }) =>
      work(systemActor(jobId), async (tx) => {
        const owned = await closing.ownedCompanies(tx.db, id);
        await endOtherSessions(tx, id, null);
        await closing.passOn(
          tx.db,
          owned.flatMap(({ heir }) => heir ?? []),
        );
        // A company that has nobody left stays with all its records; the team looks for whom it belongs to.
        for (const { id: company_id } of owned.filter(({ heir }) => heir === null)) {
          tx.record({ type: 'company', id: company_id }, { action: 'company.owner_left', company_id });
          await jobs.enqueue(tx, OWNER_LEFT_MAIL, { company_id }, `owner-left-${company_id}-${id}`);
        }
        await closing.forgetRest(tx.db, id);
        await users.forget(tx, id, FORGOTTEN_NAME);
      }),
    );
  },
});
