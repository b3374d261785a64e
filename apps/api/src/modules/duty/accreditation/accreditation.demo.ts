import type { AccreditationRecord } from '@esteto/contract/duty/accreditation-record';
import { NO_ACCOUNT } from '@esteto/domain/company/bank-account/personal-account';
import { INVITE_DAYS } from '@esteto/domain/identity/user/invite-form';
import { addDays } from '@esteto/domain/shared/date/date';
import { demoEmail, doctorActor } from '../../../demo/demo-doctor.ts';
import { demoPaper } from '../../../demo/demo-paper.ts';
import { DEMO_PASSWORD } from '../../../demo/demo-people.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';
import { type CompanyActor, type ManagerActor, systemActor } from '../../../platform/work/actor.ts';
import { type Ending, PROFESSIONALS, type Professional } from './demo-professionals.ts';

const system = systemActor('demo');
const PLANALTO = 'Cooperativa Médica do Planalto';

/** Forty professionals on their way into two groups, a doctor who is accredited in one and invited to the other, and what runs out today. */
export const accreditationLives = (stage: Stage): Life[] => [
  ...PROFESSIONALS.map((one, index) => comes(stage, one, index)),
  anasDossier(stage),
  letters(stage),
  runsOut(stage),
];

async function* comes(stage: Stage, who: Professional, index: number): Life {
  const { modules, today } = stage;
  const day = (passed: number) => at(addDays(today, -who.days + passed), 9 * 60 + 30 + index);
  yield day(0);
  const person = await modules.users.create(system, {
    type: 'doctor',
    doctor_role: 'partner',
    password: DEMO_PASSWORD,
    name: who.name,
    email: demoEmail(who.name),
  });
  const doctor = doctorActor(person);
  const { id: terms_id } = await modules.terms.current();
  await modules.terms.accept(doctor, { body: { terms_id } });
  const manager = await managerOf(stage, who.group);
  const where = { group_id: manager.group.group_id };
  const { id } = await modules.accreditations.invite(manager, { ...where, body: { person: person.email } });
  if (who.end === 'invited') return;
  yield day(1);
  const own = { company_id: 0, id };
  let record = await modules.ownAccreditations.detail(doctor, own);
  if (who.end === 'declined') {
    await modules.ownAccreditations.decline(doctor, { ...own, body: seen(record) });
    return;
  }
  record = await modules.ownAccreditations.accept(doctor, { ...own, body: seen(record) });
  if (who.end === 'accepted') return;
  record = await modules.ownAccreditations.fill(doctor, { ...own, body: { ...dataOf(who, index), ...seen(record) } });
  record = await showAll(stage, doctor, record, { until: who.until, only: who.end === 'filling' ? 2 : undefined, since: who.days + 10 });
  if (who.end === 'filling') return;
  yield day(3);
  record = await modules.ownAccreditations.submit(doctor, { ...own, body: seen(record) });
  if (who.end === 'sent') return;
  yield day(5);
  await decide(stage, manager, { id, end: who.end, valid: who.valid ?? 330 });
}

const decide = async (
  { modules, today }: Stage,
  manager: ManagerActor,
  { id, end, valid }: { id: number; end: Ending; valid: number },
): Promise<void> => {
  const where = { group_id: manager.group.group_id };
  const { accreditations } = modules;
  const now = () => accreditations.detail(manager, { ...where, id });
  const asksCorrection = end === 'corrected';
  for (const line of (await now()).lines.filter(({ status }) => status === 'under_review')) {
    const isBad = asksCorrection && line.kind === 'residence';
    const verdict = { verdict: isBad ? ('correct' as const) : ('approve' as const), note: isBad ? NOTE : null, version: line.version };
    await accreditations.judge(manager, { ...where, id: line.id, body: verdict });
  }
  if (asksCorrection) {
    await accreditations.askCorrection(manager, { ...where, id, body: seen(await now()) });
    return;
  }
  await accreditations.handUp(manager, { ...where, id, body: seen(await now()) });
  if (end === 'handed_up') return;
  const reasoned = async (reason: string) => ({ ...where, id, body: { ...seen(await now()), reason } });
  if (end === 'refused') {
    await accreditations.refuse(manager, await reasoned('O registro no conselho está suspenso.'));
    return;
  }
  const approval = { valid_until: addDays(today, valid), unit_ids: [], ...seen(await now()) };
  await accreditations.approve(manager, { ...where, id, body: approval });
  if (end === 'suspended') await accreditations.suspend(manager, await reasoned('Faltas sem aviso em apuração.'));
};

const NOTE = 'O comprovante tem mais de três meses. Envie um recente.';

/** Ana works for one group, renews her papers there, and is invited to the other. */
async function* anasDossier(stage: Stage): Life {
  const { modules, cast, today } = stage;
  yield at(addDays(today, -120), 10 * 60);
  const ana = cast.companies.find(({ name }) => name === 'souza')?.partner;
  if (!ana) return;
  const [first] = await modules.ownAccreditations.list(ana);
  const planalto = await managerOf(stage, PLANALTO);
  const home = first && (await managerOf(stage, first.group_name));
  if (home) {
    await showAll(stage, ana, first, { until: 25, since: 130 });
    const where = { group_id: home.group.group_id };
    for (const line of (await modules.accreditations.detail(home, { ...where, id: first.id })).lines.filter((one) => one.paper))
      await modules.accreditations.judge(home, { ...where, id: line.id, body: { verdict: 'approve', note: null, version: line.version } });
  }
  yield at(addDays(today, -2), 10 * 60);
  await modules.accreditations.invite(planalto, { group_id: planalto.group.group_id, body: { person: ana.user.email } });
}

/** Doctors whom the groups asked in by e-mail: one has the letter, one let it pass, one was asked by mistake. */
async function* letters(stage: Stage): Life {
  const { modules, today } = stage;
  const manager = await managerOf(stage, PLANALTO);
  const where = { group_id: manager.group.group_id };
  const ask = (name: string, email: string, message: string | null) =>
    modules.accreditationInvites.create(manager, { ...where, body: { name, email, crm: null, unit_ids: [], message } });
  yield at(addDays(today, -INVITE_DAYS - 6), 9 * 60);
  await ask('Tales Brandão', 'tales.brandao@demo.test', null);
  yield at(addDays(today, -5), 9 * 60);
  await modules.accreditationInvites.followClock('demo');
  await ask('Lara Siqueira', 'lara.siqueira@demo.test', 'Temos plantões de fim de semana na clínica médica.');
  await ask('Nelson Couto', 'nelson.couto@demo.test', null);
  yield at(addDays(today, -5), 10 * 60);
  const { items } = await modules.accreditationInvites.list(manager, { ...where, search: 'Nelson', status: null });
  for (const { id } of items) await modules.accreditationInvites.withdraw(manager, { id });
}

async function* runsOut({ modules, today }: Stage): Life {
  for (const days of [60, 30, 7, 0]) {
    yield at(addDays(today, -days), 5 * 60 + 12);
    await modules.accreditationEnding.run('demo');
  }
}

/** Keeps a paper for every line that asks for one, and shows it. `until`: days from today on which the certificate of ethics ends; `since`: days before today on which courses were done. */
const showAll = async (
  { modules, today }: Stage,
  doctor: CompanyActor,
  { lines, ...given }: AccreditationRecord,
  { until = 200, only, since }: { until?: number; only?: number; since: number },
): Promise<AccreditationRecord> => {
  let record: AccreditationRecord = { ...given, lines };
  for (const line of lines.filter(({ is_required }) => is_required).slice(0, only)) {
    const bytes = await demoPaper(line.label, doctor.user.name, today);
    const paper = await modules.ownAccreditations.addDocument(doctor, {
      company_id: 0,
      body: {
        kind: line.paper_kinds[0] ?? 'course',
        title: line.kind === null ? line.label : null,
        number: null,
        // A course holds for some months: it was done shortly before.
        issued_on: addDays(today, line.kind === null ? -since : -400),
        valid_until: line.kind === 'ethics' ? addDays(today, until) : null,
      },
      file: { bytes, mime: 'application/pdf', name: `${line.label.toLowerCase()}.pdf` },
    });
    const body = { line_id: line.id, document_id: paper.id, version: record.version };
    record = await modules.ownAccreditations.share(doctor, { company_id: 0, id: record.id, body });
  }
  return record;
};

const seen = ({ version }: Pick<AccreditationRecord, 'version'>) => ({ version });

const managerOf = async ({ modules }: Stage, name: string): Promise<ManagerActor> => {
  const user = await modules.users.forLogin('gestora@demo.test');
  if (!user) throw new Error('the demo data have no manager');
  const actor = { ...system, user, session_id: 0 };
  const group = (await modules.groups.mine(actor)).find((one) => one.name === name);
  if (!group) throw new Error(`the demo data have no group ${name}`);
  return { ...actor, group: { group_id: group.id, role: 'admin', unit_ids: null } };
};

const dataOf = ({ name, specialty }: Professional, index: number) => ({
  contact_email: demoEmail(name),
  contact_phone: `119${String(70_000_000 + index * 131)}`,
  crm_number: String(140_200 + index * 37),
  crm_state: 'SP' as const,
  specialty,
  rqe: String(41_000 + index * 13),
  paying_company_id: null,
  ...NO_ACCOUNT,
  ...(index % 3 === 1
    ? { payment: 'bank' as const, ...OWN_ACCOUNT, bank_account: String(20_481_300 + index * 17) }
    : { payment: 'pix' as const, pix_key: demoEmail(name) }),
});

const OWN_ACCOUNT = { bank_code: '001', bank_branch: '1234-5', bank_digit: '7', bank_kind: 'checking' as const };
