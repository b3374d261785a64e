import { session } from '@esteto/contract/identity/session';
import type { Rules as RulesOf } from '@esteto/contract/testing/access-words';
import { COMPANY_PERMISSIONS, STAFF_PERMISSIONS } from '@esteto/domain/identity/permission/permissions';
import { granted, type TestPerson } from './factories.ts';
import { newScene, type Scene } from './scene.ts';
import { activeFactor } from './second-factor.ts';
import type { TestApp } from './test-app.ts';

// Every kind of user so far, each with the scene that its calls name and, in words, what it may. The words are this file's own: they are
// compared with what the contract declares and what the server does, and never computed from either.

export type Outcome = 'in' | 401 | 403 | 404 | 'read only';
type Rules = RulesOf<Outcome>;

export type Caller = {
  kind: string;
  rules: Rules;
  scene: Scene;
  /** The person whose session it is; null when it is nobody's. */
  person: TestPerson | null;
  /** What the caller sends to say who they are: a session that is kept until a call ends it. */
  headers(): Promise<Record<string, string>>;
};

const STRANGER: Rules = { '*': 401, anyone: 'in' };
const STAFF: Rules = { '*': 403, anyone: 'in', 'any session': 'in', 'staff: member': 'in' };
const MANAGER: Rules = { '*': 403, anyone: 'in', 'any session': 'in', 'manager: somewhere': 'in' };
const DOCTOR: Rules = { '*': 403, anyone: 'in', 'any session': 'in', 'app user': 'in', 'company: *': 404 };
const MEMBER: Rules = {
  ...DOCTOR,
  'company: *': 403,
  'company: member view': 'in',
  'company: member edit': 'in',
  'company: member delete': 'in',
};
/** Doc Plantão is open to nobody by being a partner. */
const PARTNER: Rules = { ...DOCTOR, 'company: *': 'in', 'company: partner docplantao *': 403 };
/** The example of a call about a dossier opens Doc Plantão to the scene's own partner. */
const INVITED: Rules = { ...PARTNER, 'company: partner docplantao *': 'in' };
const READER: Rules = {
  ...PARTNER,
  'company: partner docplantao view': 'in',
  'company: partner docplantao edit': 'read only',
  'company: * edit': 'read only',
  'company: * delete': 'read only',
  'company: * pay': 'read only',
};
/** Rules for a company that owes: nothing is written but what it pays. */
const PAYER: Rules = { ...READER, 'company: * pay': 'in' };
/** Only their own session, until they have done what is asked. */
const BLOCKED: Rules = { '*': 403, anyone: 'in', 'any session': 'in' };
const everything = (rules: Rules): Rules => ({ ...rules, 'company: *': 'in', 'company: partner *': 403 });

export const createCallers = async (api: TestApp): Promise<Caller[]> => {
  const { make, sql } = api;
  const scene = await newScene(api);
  const { company, group, partner, master } = scene;
  const callers: Caller[] = [];

  const add = (kind: string, rules: Rules, person: TestPerson, at: Scene = scene): void => {
    callers.push({ kind, rules, scene: at, person, headers: async () => ({ ...(await api.sessionOf(person)).headers }) });
  };
  const addBroken = (kind: string, headers: Caller['headers']): void => {
    callers.push({ kind, rules: STRANGER, scene, person: null, headers });
  };
  const spoilt = (sentence: string) => async () => {
    const { id, headers } = await api.signIn(partner);
    await sql(`update sessions set ${sentence} where id = $1`, [id]);
    return { ...headers };
  };
  const allOf = (table: Record<string, { levels: readonly ('view' | 'edit' | 'delete')[] }>) =>
    Object.entries(table).map(([name, { levels }]) => granted(name, ...levels));

  addBroken('nobody', async () => ({}));
  addBroken('a session past its end', spoilt(`expires_at = '2026-11-20T14:59:59Z'`));
  addBroken('a session unused for a week', spoilt(`last_used_at = '2026-11-13T15:00:00Z'`));
  addBroken('a session that was logged out', spoilt('revoked_at = now()'));
  addBroken('a stolen token without its cookie', async () => ({ authorization: (await api.signIn(partner)).headers.authorization }));
  addBroken('a stolen cookie without its token', async () => ({ cookie: (await api.signIn(partner)).headers.cookie }));
  addBroken("a stolen token with the thief's own cookie", async () => ({
    authorization: (await api.signIn(partner)).headers.authorization,
    cookie: (await api.signIn(master)).headers.cookie,
  }));
  const retired = await make.person({ type: 'admin', is_master: true, is_active: false });
  addBroken('an inactive person', async () => ({ ...(await api.signIn(retired)).headers }));

  const careful = await make.partner(company, { is_owner: true });
  await activeFactor(api, careful);
  addBroken('a person who gave only the password where two-factor is on', async () => {
    const { body, headers } = await api.call(session.login, { body: { email: careful.email, password: api.password } });
    return { authorization: `Bearer ${body.access_token}`, cookie: String(headers['set-cookie']) };
  });

  add('a master', { ...STAFF, 'staff: *': 'in' }, master);
  add(
    'an analyst with every permission',
    { ...STAFF, 'staff: *': 'in', 'staff: master': 403 },
    await make.analyst(allOf(STAFF_PERMISSIONS)),
  );
  add('an analyst with no permission', STAFF, await make.analyst());
  add(
    'an analyst who may view accounts receivable',
    { ...STAFF, 'staff: billing.accounts_receivable view': 'in' },
    await make.analyst([granted('billing.accounts_receivable', 'view')]),
  );
  add(
    'an analyst who may edit accounts receivable and not view them',
    { ...STAFF, 'staff: billing.accounts_receivable edit': 'in' },
    await make.analyst([granted('billing.accounts_receivable', 'edit')]),
  );
  add(
    'an analyst who may record receipts and not undo them',
    { ...STAFF, 'staff: billing.receipts edit': 'in' },
    await make.analyst([granted('billing.receipts', 'edit')]),
  );
  add(
    'an analyst who may archive invoices',
    { ...STAFF, 'staff: billing.archive_invoices edit': 'in' },
    await make.analyst([granted('billing.archive_invoices', 'edit')]),
  );
  add(
    'an analyst who may view and edit clients',
    { ...STAFF, 'staff: billing.clients view': 'in', 'staff: billing.clients edit': 'in' },
    await make.analyst([granted('billing.clients', 'view', 'edit')]),
  );
  add(
    'an analyst who may view leads and edit onboarding',
    { ...STAFF, 'staff: new.leads view': 'in', 'staff: new.onboarding edit': 'in' },
    await make.analyst([granted('new.leads', 'view'), granted('new.onboarding', 'edit')]),
  );
  add(
    'an analyst who keeps licences and ends sessions',
    {
      ...STAFF,
      'staff: registration.licensing view': 'in',
      'staff: registration.licensing edit': 'in',
      'staff: advanced.force_logout edit': 'in',
    },
    await make.analyst([granted('registration.licensing', 'view', 'edit'), granted('advanced.force_logout', 'edit')]),
  );
  add(
    'an analyst who exports invoices and makes tax returns',
    { ...STAFF, 'staff: monthly.export_invoices view': 'in', 'staff: income_tax.dashboard view': 'in' },
    await make.analyst([granted('monthly.export_invoices', 'view'), granted('income_tax.dashboard', 'view')]),
  );
  add(
    'an analyst with another permission',
    { ...STAFF, 'staff: media *': 'in' },
    await make.analyst([granted('media', 'view', 'edit', 'delete')]),
  );

  const viewer: Rules = { ...MANAGER, 'manager: viewer': 'in' };
  const coordinator: Rules = { ...viewer, 'manager: coordinator': 'in' };
  add('a manager who views', viewer, await make.manager(group, 'viewer'));
  add('a manager who coordinates', coordinator, await make.manager(group, 'coordinator'));
  add('a manager who administers', { ...coordinator, 'manager: admin': 'in' }, scene.manager);
  const foreign: Rules = { ...MANAGER, 'manager: *': 404, 'manager: somewhere': 'in' };
  add('a manager of another group', foreign, await make.manager(await make.group()));
  add('a manager of no group', foreign, await make.person({ type: 'manager' }));
  const closed = await newScene(api);
  callers.push({
    kind: 'a manager of a group that is switched off',
    rules: foreign,
    scene: closed,
    person: closed.manager,
    headers: async () => {
      await sql('update management_groups set is_active = false where id = $1', [closed.group.id]);
      return { ...(await api.sessionOf(closed.manager)).headers };
    },
  });

  add('the owner', INVITED, partner);
  add('a master who owes a second factor', BLOCKED, await make.person({ type: 'admin', is_master: true, needs_two_factor: true }));
  add('an owner', INVITED, partner);
  const plain = await make.partner(company);
  callers.push({
    kind: 'a partner',
    rules: { ...PARTNER, 'company: partner owner *': 403 },
    scene,
    person: plain,
    // The link of a group's letter opens Doc Plantão: before each call it is closed again.
    headers: async () => {
      await sql("update users set flags = '[]' where id = $1", [plain.id]);
      return { ...(await api.sessionOf(plain)).headers };
    },
  });
  add('a partner of another company', DOCTOR, await make.partner(await make.company()));
  add('a doctor without a company', DOCTOR, await make.person({}));
  add('an owner whose e-mail is not verified', BLOCKED, await make.partner(company, { is_owner: true }, { email_verified_at: null }));
  // One of the calls accepts the terms: before each they are owed again.
  const addOwing = (kind: string, rules: Rules, person: TestPerson): void => {
    const headers = async () => {
      await sql('delete from terms_acceptances where user_id = $1', [person.id]);
      return { ...(await api.sessionOf(person)).headers };
    };
    callers.push({ kind, rules, scene, person, headers });
  };
  const owing = { owes_terms: true } as const;
  addOwing('an owner who has not accepted the terms', BLOCKED, await make.partner(company, { is_owner: true }, owing));
  addOwing('a manager who has not accepted the terms', BLOCKED, await make.manager(group, 'admin', owing));
  const staffRules: Rules = { ...STAFF, 'staff: *': 'in' };
  addOwing('a master, whom the terms do not bind', staffRules, await make.person({ type: 'admin', is_master: true, ...owing }));
  add('an employee with every permission', everything(MEMBER), await make.employee(company, allOf(COMPANY_PERMISSIONS)));
  add('an employee with no permission', MEMBER, await make.employee(company));
  add(
    'an employee who may view clients',
    { ...MEMBER, 'company: clients view': 'in' },
    await make.employee(company, [granted('clients', 'view')]),
  );
  add('an employee of another company', DOCTOR, await make.employee(await make.company(), allOf(COMPANY_PERMISSIONS)));
  const own = await make.employee(company, [granted('invoices', 'view', 'edit')]);
  add(
    'an employee who sees only the invoices they asked for',
    { ...MEMBER, 'company: invoices view': 'in', 'company: invoices edit': 'in' },
    own,
    await newScene(api, { ...scene, requester: own }),
  );

  for (const status of ['delinquent', 'frozen', 'inactive', 'closed'] as const) {
    const there = await newScene(api, { company: await make.company({ accounting_status: status }) });
    const pays = status === 'delinquent' || status === 'frozen';
    add(`the owner of a ${status} company`, pays ? PAYER : READER, there.partner, there);
    add(
      `an employee without permissions of a ${status} company`,
      { ...MEMBER, 'company: member edit': 'read only', 'company: member delete': 'read only' },
      await make.employee(there.company),
      there,
    );
  }
  return callers;
};
