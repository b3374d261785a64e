import type { SessionUser } from '@esteto/contract/identity/session';
import type { FilterOptionQuery } from '@esteto/contract/office/filter-option';
import type { PermissionEntry } from '@esteto/domain/identity/permission/permissions';
import type { MemberType, UserType } from '@esteto/domain/identity/permission/user-types';
import { appOf, homeRoute } from '@esteto/domain/identity/route/base-paths';
import type { AccountForm } from '@esteto/domain/identity/user/account-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import type { Database, Reader } from '../../../platform/database/database.ts';
import { hashPassword } from '../../../platform/sessions/password.ts';
import { type AnyActor, type SessionUser as Person, systemActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { RowKey, Tx, Work } from '../../../platform/work/work.ts';
import { users } from '../../../tables/user/user.tables.ts';
import { tellSecurity } from './security-mail.ts';
import * as people from './user.repository.ts';

export type NewPerson = {
  type: UserType;
  name: string;
  email: string;
  password: string;
  is_master?: boolean;
  needs_two_factor?: boolean;
  weekly_points?: number | null;
  doctor_role?: MemberType;
  permissions?: PermissionEntry[];
};

/** A job of whoever confirms addresses: asks the one that notices are to go to. */
export const NOTICES_ADDRESS_MAIL = 'user.notices-address-mail';
export type NoticesAddressJob = { user_id: number };

type PersonRow = Row<typeof users>;
type StaffValues = Pick<PersonRow, 'name' | 'is_master' | 'needs_two_factor' | 'weekly_points' | 'permissions'>;

export type UserService = ReturnType<typeof userService>;

const emailTaken = { constraint: 'users_email', field: 'email', message: 'Já existe uma pessoa com este e-mail.' };

/** A person who may not sign in before the e-mail is confirmed, unless it is; in the transaction that makes the rest of the account. */
const add = (tx: Tx, person: Omit<NewPerson, 'password'> & { password_hash: string; email_verified_at?: string }): Promise<Person> =>
  tx.insert(users, { ...person, search_key: searchKey(`${person.name} ${person.email}`) }, { action: 'user.created' });

export const userService = ({ db, work, jobs }: { db: Database; work: Work; jobs: Deps['jobs'] }) => {
  /** Where notices go is nothing that changes without a word, whoever does it: the address to sign in with hears of it, and the one that they leave. */
  const moveNotices = async (tx: Tx, before: PersonRow, values: Partial<PersonRow>): Promise<void> => {
    await tx.change(users, before, values, { action: 'user.edited' });
    const { id, email, notifications_email: former } = before;
    if (values.notifications_email === former) return;
    await tellSecurity(jobs, tx, { user_id: id, what: 'notices_moved' });
    if (former !== null && former !== email) await tellSecurity(jobs, tx, { user_id: id, what: 'notices_moved', former });
  };

  return {
    /** A person who may sign in at once, with an e-mail that counts as verified. */
    create: async (actor: AnyActor, { password, ...person }: NewPerson): Promise<Person> => {
      const password_hash = await hashPassword(password);
      const search_key = searchKey(`${person.name} ${person.email}`);
      return work(actor, (tx) =>
        refuseTaken(emailTaken, () =>
          tx.insert(users, { ...person, password_hash, email_verified_at: tx.now, search_key }, { action: 'user.created' }),
        ),
      );
    },

    add,

    /** The same; an e-mail that somebody has is refused beside its field. */
    addOnce: (tx: Tx, person: Parameters<typeof add>[1]): Promise<Person> => refuseTaken(emailTaken, () => add(tx, person)),

    find: (id: number, reader: Reader = db) => people.find(reader, id),

    /** Opens a part of the product for a person, whose row is locked, once. */
    openFor: async (tx: Tx, before: PersonRow, flag: string): Promise<void> => {
      if (before.flags.includes(flag)) return;
      await tx.change(users, before, { flags: [...before.flags, flag] }, { action: 'user.flag_given', reason: flag });
    },

    /** Closes it again; the row is locked. */
    closeFor: async (tx: Tx, before: PersonRow, flag: string): Promise<void> => {
      await tx.change(users, before, { flags: before.flags.filter((one) => one !== flag) }, { action: 'user.flag_taken', reason: flag });
    },

    /** The row, held until the transaction ends; 404 outside the scope, 409 for a stale version. */
    lock: (tx: Tx, key: RowKey): Promise<PersonRow> => tx.lock(users, key),

    /** What the office says of its own people, of a row that `lock` answered. */
    change: async (tx: Tx, before: PersonRow, values: StaffValues): Promise<void> => {
      await tx.change(users, before, { ...values, search_key: searchKey(`${values.name} ${before.email}`) }, { action: 'user.edited' });
    },

    forLogin: (email: string) => people.findForLogin(db, email),

    /** The masters who may enter. */
    masters: () => people.masters(db),

    /** Whoever holds the code that was sent there. */
    verifyEmail: async (actor: AnyActor, id: number): Promise<void> => {
      await work(actor, (tx) =>
        tx.update(users, { id, scope: undefined, version: null }, { email_verified_at: tx.now }, { action: 'user.email_verified' }),
      );
    },

    /** What people change about themselves; a stale version is refused (409). Notices go to another address once that has answered. */
    edit: async (tx: Tx, { id, email }: Pick<Person, 'id' | 'email'>, version: number, form: AccountForm): Promise<void> => {
      const before = await tx.lock(users, { id, scope: undefined, version });
      const isKept = form.notifications_email === before.notifications_email;
      const newAddress = isKept || form.notifications_email === email ? null : form.notifications_email;
      const values = {
        name: form.name,
        notifications_email: newAddress === null ? form.notifications_email : before.notifications_email,
        notifications_email_asked: isKept ? before.notifications_email_asked : newAddress,
        search_key: searchKey(`${form.name} ${email}`),
      };
      await moveNotices(tx, before, values);
      if (newAddress !== null)
        await jobs.enqueue(tx, NOTICES_ADDRESS_MAIL, { user_id: id } satisfies NoticesAddressJob, `notices-${id}-${tx.now}`);
    },

    /** The first password of an account, which was nobody's until now. */
    choosePassword: async (tx: Tx, id: number, password_hash: string): Promise<void> => {
      await tx.update(users, { id, scope: undefined, version: null }, { password_hash }, { action: 'user.password_changed' });
    },

    /** Whoever the letter reached that asks into the staff: the first password, and the address is theirs. */
    enter: async (tx: Tx, id: number, password_hash: string): Promise<void> => {
      const values = { password_hash, email_verified_at: tx.now };
      await tx.update(users, { id, scope: undefined, version: null }, values, { action: 'user.email_verified' });
    },

    /** In the transaction that used up what allows it; the person hears of it. Whoever calls ends sessions and forgets devices. */
    setPassword: async (tx: Tx, id: number, password_hash: string): Promise<void> => {
      await tx.update(users, { id, scope: undefined, version: null }, { password_hash }, { action: 'user.password_changed' });
      await tellSecurity(jobs, tx, { user_id: id, what: 'password_changed' });
    },

    /** A recovery code stood in for the authenticator app. */
    tellRecoveryCode: (tx: Tx, id: number): Promise<void> => tellSecurity(jobs, tx, { user_id: id, what: 'recovery_code_used' }),

    /** Others stand in the place of all recovery codes. */
    tellRenewedCodes: async (tx: Tx, id: number): Promise<void> => {
      tx.record({ type: 'user', id }, { action: 'user.recovery_codes_renewed' });
      await tellSecurity(jobs, tx, { user_id: id, what: 'recovery_codes_renewed' });
    },

    /** Whoever holds the link that was sent there. */
    setNotificationsEmail: async (actor: AnyActor, id: number, notifications_email: string): Promise<void> => {
      await work(actor, async (tx) => {
        const before = await tx.lock(users, { id, scope: undefined, version: null });
        await moveNotices(tx, before, { notifications_email, notifications_email_asked: null });
      });
    },

    /** To an address that has answered; answers the one that it leaves. 422 when somebody else was faster. */
    setEmail: async (tx: Tx, id: number, email: string): Promise<string> => {
      const before = await tx.lock(users, { id, scope: undefined, version: null });
      // Who still owes the confirmation of the first address owes it of this one.
      const values = { email, email_verified_at: before.email_verified_at && tx.now, search_key: searchKey(`${before.name} ${email}`) };
      await refuseTaken(emailTaken, () => tx.change(users, before, values, { action: 'user.email_changed' }));
      return before.email;
    },

    /** When the account ends; null: it stays. */
    setClosing: async (tx: Tx, id: number, closes_at: string | null): Promise<void> => {
      const action = closes_at ? 'user.closing_asked' : 'user.closing_withdrawn';
      await tx.update(users, { id, scope: undefined, version: null }, { closes_at }, { action });
    },

    /** The row stays, because the history names it; who it was does not. */
    forget: async (tx: Tx, id: number, name: string, action: 'user.closed' | 'user.invite_withdrawn' = 'user.closed'): Promise<void> => {
      await people.forget(tx.db, id, name);
      tx.record({ type: 'user', id }, { action });
    },

    /** Whether somebody may enter at all; 404 outside the scope. */
    setActive: async (tx: Tx, key: Omit<RowKey, 'version'>, is_active: boolean): Promise<void> => {
      const before = await tx.lock(users, { ...key, version: null });
      const action = is_active ? 'user.activated' : 'user.deactivated';
      if (before.is_active !== is_active) await tx.change(users, before, { is_active }, { action });
    },

    /** Whether a login asks for a second factor; in the transaction that sets it up or takes it away. */
    setTwoFactor: async (tx: Tx, id: number, has_two_factor: boolean): Promise<void> => {
      const action = has_two_factor ? 'user.two_factor_activated' : 'user.two_factor_deactivated';
      await tx.update(users, { id, scope: undefined, version: null }, { has_two_factor }, { action });
      await tellSecurity(jobs, tx, { user_id: id, what: has_two_factor ? 'two_factor_on' : 'two_factor_off' });
    },

    /** Where the person is, for the next time that they come. A page of another app than theirs is none. */
    keepRoute: async ({ id, type }: Pick<Person, 'id' | 'type'>, route: string): Promise<void> => {
      if (appOf(route) === appOf(homeRoute(type))) await people.keepRoute(db, id, route);
    },

    /** The person as their session shows them. */
    session: (id: number): Promise<SessionUser> => people.sessionUser(db, id),

    /** Staff that match what is typed, or the one of an id. */
    analystOptions: (query: FilterOptionQuery) => people.analystOptions(db, query),

    /** Anybody who has or had an account, of those that match what is typed, or the one of an id. */
    peopleOptions: (query: FilterOptionQuery) => people.peopleOptions(db, query),

    isActiveStaff: (transaction: Reader, id: number): Promise<boolean> => people.isActiveStaff(transaction, id),

    /** Refuses with 404 whoever is not active staff; inside the transaction that depends on it. */
    refuseOutsiders: (transaction: Reader, id: number): Promise<void> => people.staffPerson(transaction, id),
  };
};

/** What a job does for somebody is done in their name; in the product's own when nobody asked. */
export const actorFor = async (users: UserService, id: number | null, request_id: string): Promise<AnyActor> => {
  const user = id === null ? null : await users.find(id);
  return { ...systemActor(request_id), ...(user && { user }) };
};
