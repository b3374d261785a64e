import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { accountingParameter } from '@esteto/contract/month/accounting-parameter';
import { draft } from '@esteto/contract/opening/draft';
import { registration } from '@esteto/contract/opening/registration';
import { MINUTA_TO_JUDGE } from '@esteto/contract/wire-error';
import { REGISTRATION_STEPS, type RegistrationStep, registrationStepStatuses } from '@esteto/domain/opening/registration/registration-step';
import { REGISTRATION_STEP_STATUSES, type RegistrationStepStatus } from '@esteto/domain/opening/registration/registration-step-status';
import { describe, expect, test } from 'vitest';
import { granted } from '../../../testing/factories.ts';
import { newScene, PDF } from '../../../testing/scene.ts';
import { signingCode } from '../../../testing/signing-code.ts';
import { testApp } from '../../../testing/test-app.ts';
import { processingTimesSample } from '../../month/accounting-parameter/accounting-parameter.examples.ts';
import { draftSample, waitingDraft } from './draft/draft.examples.ts';
import { begunRegistration, newRegistration, openedCompany } from './registration.examples.ts';

const api = await testApp();
const scene = await newScene(api);
const as = { as: scene.master };

const detail = (id: number) => api.ask(registration.detail, { id }, as);
const set = async (id: number, step: RegistrationStep, to: RegistrationStepStatus, note: string | null = null) => {
  const { version } = await detail(id);
  return api.call(registration.setStep, { id, body: { step, to, note, version } }, as);
};
const BOARD_FEE = {
  board_fee_amount: 26_500,
  board_fee_line: '23793381286000000000430000000049316470000026500',
  board_fee_due_on: '2026-12-01',
};

const stepOf = async (id: number, step: RegistrationStep) => (await detail(id)).steps.find((one) => one.step === step);

describe('the steps of an opening', () => {
  test('every cell of the table is taken or refused by the server', async () => {
    const { id } = await newRegistration(scene);
    const receipts = { voter_registration: '123456789012' };
    await api.ask(registration.update, { id, body: { ...receipts, ...BOARD_FEE, version: 1 } }, as);
    for (const step of REGISTRATION_STEPS) {
      for (const to of REGISTRATION_STEP_STATUSES) {
        const { status, error } = await set(id, step, to, 'Faltou um papel.');
        const isAllowed = registrationStepStatuses[step].includes(to);
        expect({ step, to, status }).toEqual({ step, to, status: isAllowed ? 204 : 422 });
        if (!isAllowed) expect(error?.errors?.['to']?.[0]).toMatch(/não aceita a situação/);
      }
      // The next one is ended only after it.
      await set(id, step, 'concluded');
    }
  });

  test('go one after the other, each with its day, and the history tells each change', async () => {
    const { id, steps, due_on } = await newRegistration(scene);
    expect(steps[0]).toMatchObject({ step: 'draft', status: 'pending', begun_on: '2026-11-20', due_on: '2026-11-30' });
    expect(due_on).toBe('2026-11-30');
    expect((await set(id, 'draft', 'concluded')).status).toBe(204);
    expect(await detail(id)).toMatchObject({ step: 'viability', step_status: 'pending', is_alert: false });
    await set(id, 'viability', 'rejected', 'O nome já existe.');
    expect(await detail(id)).toMatchObject({ step: 'viability', step_status: 'rejected', is_alert: true });
    const [last] = await api.ask(registration.history, { id }, as);
    expect(last).toMatchObject({
      label: 'Situação alterada',
      reason: 'O nome já existe.',
      changes: [{ label: 'Viabilidade', old: 'Pendente', new: 'Rejeitado' }],
    });
  });

  test('end in their order, say why they were rejected, and have their day renewed while they go on', async () => {
    const { id } = await newRegistration(scene);
    expect((await set(id, 'irs', 'concluded')).error.errors).toEqual({ to: ['Conclua ou cancele antes: Minuta, Viabilidade.'] });
    expect((await set(id, 'draft', 'rejected')).error.errors).toEqual({ note: ['Conte o motivo da rejeição: o médico o lê.'] });
    expect((await set(id, 'draft', 'running')).status).toBe(204);
    const before = await stepOf(id, 'draft');
    api.clock.advance(3 * 86_400_000);
    await set(id, 'draft', 'rejected', 'O nome já existe.');
    const after = await stepOf(id, 'draft');
    api.clock.advance(-3 * 86_400_000);
    expect([before?.due_on, after?.due_on]).toEqual(['2026-11-30', '2026-12-01']);
    const own = { company_id: (await detail(id)).company_id };
    const owner = await api.make.partner({ id: own.company_id } as never);
    const { registration: seen } = await api.ask(registration.follow, own, { as: owner });
    expect(seen?.steps[0]).toMatchObject({ status: 'rejected', reason: 'O nome já existe.' });
  });

  test('send the fee with its boleto, whole, and tell the doctor at once', async () => {
    const { id, company_id } = await newRegistration(scene);
    expect((await set(id, 'board_fee', 'sent')).error.errors).toEqual({ to: [expect.stringMatching(/linha digitável da taxa/)] });
    const refusal = async (change: object) =>
      (await api.call(registration.update, { id, body: { ...BOARD_FEE, ...change, version: 1 } }, as)).error?.errors;
    expect(await refusal({ board_fee_line: BOARD_FEE.board_fee_line.replace(/.$/, '1') })).toHaveProperty('board_fee_line');
    expect(await refusal({ board_fee_amount: 26_499 })).toEqual({
      board_fee_line: ['A linha digitável é de R$\u00a0265,00, e não de R$\u00a0264,99.'],
    });
    expect(await refusal({ board_fee_due_on: '2026-12-04' })).toEqual({
      board_fee_line: ['A linha digitável vence em 01/12/2026, e não em 04/12/2026.'],
    });
    await api.ask(registration.update, { id, body: { ...BOARD_FEE, version: 1 } }, as);
    const { version } = await detail(id);
    const file = { name: 'taxa-da-junta.pdf', bytes: PDF };
    const { board_fee_file } = await api.ask(registration.sendFee, { id, body: { version }, file }, as);
    expect(board_fee_file).toEqual({ name: 'taxa-da-junta.pdf', mime: 'application/pdf' });
    expect((await set(id, 'board_fee', 'sent')).status).toBe(204);
    const [owner] = await api.sql<{ email: string }>(
      'select u.email from users u join memberships m on m.user_id = u.id where m.company_id = $1 and m.is_owner',
      [company_id],
    );
    const letters = async () => (await api.outbox()).filter((text) => text.includes(`To: ${owner?.email}`));
    await expect.poll(letters).toEqual([expect.stringContaining('23793.38128')]);
    const [letter] = await letters();
    expect(letter).toContain('filename=taxa-da-junta.pdf');
    const partner = await api.make.partner({ id: company_id } as never);
    const { registration: seen } = await api.ask(registration.follow, { company_id }, { as: partner });
    expect(seen?.board_fee_file).toEqual(board_fee_file);
    expect((await api.call(registration.ownFee, { company_id }, { as: partner })).bytes.equals(PDF)).toBe(true);
    expect((await api.call(registration.readFee, { id }, as)).bytes.equals(PDF)).toBe(true);
    expect((await api.call(registration.ownFee, { company_id: scene.company.id }, { as: scene.partner })).status).toBe(404);
  });

  test('ask for a receipt before the Simples Nacional, and for a version that is not stale', async () => {
    const { id } = await newRegistration(scene);
    expect(await set(id, 'national_simple', 'waiting')).toMatchObject({
      status: 422,
      error: { errors: { voter_registration: [expect.stringMatching(/título de eleitor/)] } },
    });
    await api.ask(registration.update, { id, body: { income_tax_receipt: '1234567890', version: 1 } }, as);
    expect((await set(id, 'national_simple', 'waiting')).status).toBe(204);
    expect((await api.call(registration.setStep, { id, body: { step: 'draft', to: 'running', version: 1 } }, as)).status).toBe(409);
  });

  test('are counted by the holidays of the city', async () => {
    await api.sql(
      `insert into holidays (date, name, scope, state, ibge, city, source, created_at, updated_at)
       select '2026-11-25', 'Aniversário', 'city', 'SP', c.address->>'ibge', 'Cidade', 'Lei', now(), now() from companies c where id = $1`,
      [scene.company.id],
    );
    const { due_on } = await newRegistration(scene);
    expect(due_on).toBe('2026-12-01');
    await api.sql('delete from holidays');
  });

  test('move their day with a reason', async () => {
    const { id, version } = await newRegistration(scene);
    const body = { step: 'draft', due_on: '2026-12-10', reason: 'O médico está viajando.', version } as const;
    expect((await api.call(registration.setDue, { id, body: { ...body, due_on: '2026-11-01' } }, as)).status).toBe(422);
    expect((await api.call(registration.setDue, { id, body: { ...body, due_on: '2026-12-12' } }, as)).error.errors).toEqual({
      due_on: ['Prazo: escolha um dia útil.'],
    });
    expect((await api.call(registration.setDue, { id, body }, as)).status).toBe(204);
    expect(await detail(id)).toMatchObject({ due_on: '2026-12-10' });
  });
});

describe('an opening as a whole', () => {
  test('is concluded only when no step is open, leads its company out of the wizard, and is resumed with a reason', async () => {
    const { id, company_id } = await newRegistration(scene);
    const move = async (action: 'cancel' | 'resume', reason: string | null = null) =>
      api.call(registration.move, { id, body: { action, reason, version: (await detail(id)).version } }, as);
    const conclude = async (form: object = openedCompany()) =>
      api.call(registration.conclude, { id, body: { ...form, version: (await detail(id)).version } }, as);
    expect(await conclude()).toMatchObject({ status: 422, error: { message: expect.stringMatching(/falta a etapa Minuta/) } });
    for (const step of REGISTRATION_STEPS) await set(id, step, step === 'national_simple' ? 'cancelled' : 'concluded');
    expect((await conclude({ ...openedCompany(), cnpj: null })).error.errors).toEqual({ cnpj: ['Preencha o campo CNPJ.'] });
    expect((await conclude({ ...openedCompany(), cnpj: scene.company.cnpj })).error.errors).toHaveProperty('cnpj');
    const form = openedCompany();
    expect((await conclude(form)).status).toBe(204);
    const [company] = await api.sql(
      "select wizard_step, cnpj, name, tax_regime, address->>'street' as street, opening_date::text, search_key from companies where id = $1",
      [company_id],
    );
    expect(company).toMatchObject({
      wizard_step: 'finished',
      cnpj: form.cnpj,
      name: form.name,
      tax_regime: 'simples',
      street: form.address.street,
      opening_date: form.opening_date,
      search_key: expect.stringContaining(form.cnpj.toLowerCase()),
    });
    expect((await conclude()).status).toBe(422);
    expect((await set(id, 'irs', 'running')).status).toBe(422);
    expect((await move('resume')).status).toBe(422);
    expect((await move('resume', 'A Junta pediu outra via.')).status).toBe(204);
    expect((await move('cancel', 'Desistiu.')).status).toBe(204);
    expect(await detail(id)).toMatchObject({ status: 'cancelled', cancel_reason: 'Desistiu.' });
    expect((await move('resume', 'Voltou.')).status).toBe(204);
  });

  test('that is cancelled puts its company back where it was; what is open is not opened', async () => {
    const step = async (id: number) => (await api.sql('select wizard_step from companies where id = $1', [id]))[0]?.['wizard_step'];
    const company = await api.make.company({ wizard_step: 'documents', cnpj: null });
    // Its owner is at the papers: what the opening jumps over is told, and whoever begins it says why.
    expect((await api.call(registration.create, { body: { company_id: company.id } }, as)).error?.errors).toEqual({
      reason: [expect.stringMatching(/A abertura pula: Documentação, Contrato\. Conte o motivo\.$/)],
    });
    expect(await step(company.id)).toBe('documents');
    const reason = 'Mandou tudo pelo WhatsApp.';
    const { opening } = await api.ask(registration.create, { body: { company_id: company.id, reason } }, as);
    const id = opening?.id ?? 0;
    expect((await api.ask(registration.history, { id }, as)).at(-1)).toMatchObject({ label: 'Registro iniciado', reason });
    expect(await step(company.id)).toBe('register');
    const move = async (action: 'cancel' | 'resume', reason: string) =>
      api.call(registration.move, { id, body: { action, reason, version: (await detail(id)).version } }, as);
    const order = async () => (await api.sql('select due_order::text from registrations where id = $1', [id]))[0]?.['due_order'];
    const due = await order();
    expect((await move('cancel', 'Desistiu.')).status).toBe(204);
    expect(await step(company.id)).toBe('documents');
    // What does not go on is no longer among what is due first.
    expect(await order()).toBe('9999-12-31');
    expect((await move('resume', 'Voltou.')).status).toBe(204);
    expect(await step(company.id)).toBe('register');
    expect(await order()).toBe(due);
    // It got its CNPJ while it was being opened: it works, whatever becomes of the opening.
    await api.sql("update companies set wizard_step = 'finished' where id = $1", [company.id]);
    expect((await move('cancel', 'Já abriu.')).status).toBe(204);
    expect(await step(company.id)).toBe('finished');

    const open = await api.make.company();
    expect(await api.call(registration.create, { body: { company_id: open.id } }, as)).toMatchObject({
      status: 422,
      error: { errors: { company_id: ['Esta empresa já está aberta.'] } },
    });
    expect(await step(open.id)).toBe('finished');
  });

  test.each(['company_type', 'concluded'] as const)(
    'of a company on trial, at %s, leads it to the choice of its plan first',
    async (at) => {
      const company = await api.make.company({ wizard_step: at, cnpj: null });
      await api.sql(
        `insert into wizards (company_id, account_type, phone, created_at, updated_at) values ($1, 'free_trial', '11987654321', now(), now())`,
        [company.id],
      );
      const begin = () => api.ask(registration.create, { body: { company_id: company.id, reason: 'Ligou e quer abrir.' } }, as);
      const standing = () =>
        api.sql(
          `select c.wizard_step, w.account_type, (select count(*)::int from registrations r where r.company_id = c.id) as openings
          from companies c join wizards w on w.company_id = c.id where c.id = $1`,
          [company.id],
        );
      await api.sql('update subscriptions set ended_on = starts_on where company_id = $1', [company.id]);
      expect(await begin()).toEqual({ company_name: company.name, opening: null });
      expect(await standing()).toEqual([{ wizard_step: 'plan_choice', account_type: 'new_company', openings: 0 }]);
    },
  );

  test('begins by itself for whoever has come through the wizard, once', async () => {
    const company = await api.make.company({ wizard_step: 'register', cnpj: null });
    await api.modules.registrations.settle('test');
    await api.modules.registrations.settle('test');
    expect(await api.sql('select status from registrations where company_id = $1', [company.id])).toEqual([{ status: 'pending' }]);
    expect(await api.call(registration.create, { body: { company_id: company.id } }, as)).toMatchObject({
      status: 422,
      error: { errors: { company_id: ['Esta empresa já tem uma abertura.'] } },
    });
  });

  test('is found by company, step, alert and whose it is', async () => {
    const analyst = await api.make.master();
    const { id, company_name } = await newRegistration(scene);
    await api.ask(registration.update, { id, body: { analyst_id: analyst.id, version: 1 } }, as);
    const ids = async (query: object) =>
      (await api.ask(registration.list, { analyst_id: analyst.id, ...query }, as)).items.map((row) => row.id);
    expect(await ids({ search: company_name, situation: 'pending', step: 'draft' })).toEqual([id]);
    expect(await ids({ alert: true })).toEqual([]);
    await set(id, 'draft', 'rejected', 'O nome está errado.');
    expect(await ids({ alert: true })).toEqual([id]);
    expect(await ids({ step: 'viability' })).toEqual([]);
    expect(await ids({ overdue: true })).toEqual([]);
  });

  test('is commented by whoever may, and the history says that a comment went', async () => {
    const { id } = await newRegistration(scene);
    const viewer = await api.make.analyst([granted('registration.opening', 'view', 'edit', 'delete')]);
    expect((await api.call(registration.comment, { id, body: { text: 'Liguei.' } }, { as: viewer })).status).toBe(403);
    const [made] = await api.ask(registration.comment, { id, body: { text: 'Liguei.' } }, as);
    expect(await api.ask(registration.comments, { id }, as)).toMatchObject([{ text: 'Liguei.', author_name: scene.master.name }]);
    expect((await api.call(registration.comments, { id }, { as: viewer })).status).toBe(403);
    expect((await api.call(registration.uncomment, { id, comment_id: made?.id ?? 0 }, as)).status).toBe(204);
    expect(await api.ask(registration.comments, { id }, as)).toEqual([]);
    expect((await api.ask(registration.history, { id }, as))[0]).toMatchObject({ label: 'Comentário excluído' });
  });

  test('tells the owner that the signature is missing', async () => {
    const { id } = await newRegistration(scene);
    expect((await api.call(registration.notifySignature, { id, body: { version: 1 } }, as)).status).toBe(204);
    expect(await stepOf(id, 'digital_signature')).toMatchObject({ status: 'sent' });
    expect((await api.ask(registration.history, { id }, as))[0]).toMatchObject({ label: 'Aviso de assinatura digital enviado' });
  });
});

describe('the draft', () => {
  test('holds what its owner would change until it is decided, and nothing else', async () => {
    const here = await newScene(api);
    const { partner, company } = here;
    const own = { company_id: company.id };
    const write = () => api.call(calendarEvent.create, { ...own, body: {} as never }, { as: partner });
    const { version, ...read } = await waitingDraft(here);
    const letters = async () => (await api.outbox()).filter((message) => message.includes(partner.email));
    await expect.poll(letters).toEqual([expect.stringContaining('minuta')]);
    expect(await write()).toMatchObject({ status: 403, error: { message: MINUTA_TO_JUDGE } });
    expect((await api.call(registration.follow, own, { as: partner })).status).toBe(200);
    const second = await api.make.partner(company);
    expect((await api.call(calendarEvent.create, { ...own, body: {} as never }, { as: second })).status).toBe(422);
    expect((await api.call(draft.askCode, { ...own, body: { ...read, version: version + 1 } }, { as: partner })).status).toBe(409);
    await api.ask(draft.askCode, { ...own, body: { ...read, version } }, { as: partner });
    const code = await signingCode(api, partner);
    expect((await api.call(draft.approve, { ...own, body: { ...read, version, code } }, { as: partner })).status).toBe(204);
    expect((await write()).status).toBe(422);
    const { id } = await begunRegistration(here);
    expect(await detail(id)).toMatchObject({ step: 'viability', drafts: [{ number: 1, status: 'approved' }] });
  });

  test('comes back with what is to change, and the next one says what it changed', async () => {
    const here = await newScene(api);
    const own = { company_id: here.company.id };
    const read = await waitingDraft(here);
    expect((await api.call(draft.reject, { ...own, body: { ...read, reason: '' } }, { as: here.partner })).status).toBe(422);
    await api.ask(draft.reject, { ...own, body: { ...read, reason: 'O nome está errado.' } }, { as: here.partner });
    const { id, version: now } = await begunRegistration(here);
    expect(await stepOf(id, 'draft')).toMatchObject({ status: 'rejected', note: 'O nome está errado.' });
    await api.ask(draft.send, { id, body: { ...draftSample('Outro texto.'), version: now } }, as);
    const { draft: sent } = await api.ask(draft.current, own, { as: here.partner });
    expect(sent).toMatchObject({
      number: 2,
      status: 'waiting',
      before: draftSample().clauses,
      clauses: draftSample('Outro texto.').clauses,
    });
  });

  test('is not sent with anything open, nor where nobody is there to read it', async () => {
    const { id, version } = await newRegistration(scene);
    const { clauses } = await api.ask(draft.ofRegistration, { id }, as);
    expect((await api.call(draft.send, { id, body: { clauses, version } }, as)).error.errors).toHaveProperty(['clauses.0.text']);
    const nobody = await api.make.company({ wizard_step: 'register', cnpj: null });
    const opened = await begunRegistration({ ...scene, company: nobody });
    expect(await api.call(draft.send, { id: opened.id, body: { ...draftSample(), version: opened.version } }, as)).toMatchObject({
      status: 422,
      error: { code: 'no_owner' },
    });
  });

  test('is kept as a PDF, of the last version', async () => {
    const here = await newScene(api);
    const own = { company_id: here.company.id };
    expect((await api.call(draft.read, own, { as: here.partner })).status).toBe(404);
    await waitingDraft(here);
    const { bytes, headers } = await api.call(draft.read, own, { as: here.partner });
    expect([bytes.subarray(0, 5).toString(), headers['content-type']]).toEqual(['%PDF-', 'application/pdf']);
  });

  test('is not asked about any longer when the team goes on without it', async () => {
    const here = await newScene(api);
    await waitingDraft(here);
    const { id } = await begunRegistration(here);
    await set(id, 'draft', 'postponed');
    const { draft: last } = await api.ask(draft.current, { company_id: here.company.id }, { as: here.partner });
    expect(last).toMatchObject({ status: 'withdrawn' });
  });
});

test('its doctors follow it: whose turn it is and between which days each step is expected', async () => {
  const here = await newScene(api);
  const own = { company_id: here.company.id };
  expect(await api.ask(registration.follow, own, { as: here.partner })).toEqual({ registration: null });
  await begunRegistration(here);
  const { registration: seen } = await api.ask(registration.follow, own, { as: here.partner });
  expect(seen?.steps[0]).toMatchObject({ step: 'draft', from: '2026-11-24', to: '2026-11-30', is_learned: false });
  expect(seen?.steps[1]).toMatchObject({ step: 'viability', from: '2026-11-25', to: '2026-12-09' });
  expect(seen?.end).toMatchObject({ openings: 0 });
});

test('its end is told from whole openings of its city, the same to its doctors and to the team', async () => {
  const address = { ...(await api.make.company()).address, city: 'Santos', ibge: '3548500' };
  const steps = JSON.stringify(Object.fromEntries(REGISTRATION_STEPS.map((step) => [step, { status: 'concluded', days: 2 }])));
  for (let many = 0; many < 12; many += 1) {
    const { id } = await api.make.company({ address });
    await api.sql(
      `insert into registrations (company_id, status, steps, is_alert, due_order, finished_at, created_at, updated_at)
       values ($1, 'finished', $2, false, '9999-12-31', now(), now(), now())`,
      [id, steps],
    );
  }
  const here = await newScene(api, { company: await api.make.company({ address }) });
  const opening = await begunRegistration(here);
  const { registration: seen } = await api.ask(registration.follow, { company_id: here.company.id }, { as: here.partner });
  // Eight steps of two business days each, from which nothing has gone by.
  expect(seen?.end).toMatchObject({ openings: 12, from: seen?.end?.to, median: seen?.end?.to });
  expect((await api.ask(registration.detail, { id: opening.id }, as)).end).toEqual(seen?.end);
  // Elsewhere nothing was seen.
  const away = await begunRegistration(await newScene(api));
  expect((await api.ask(registration.detail, { id: away.id }, as)).end).toMatchObject({ openings: 0 });
});

test('typical days that staff change move the forecast and the days of steps that begin afterwards, and nothing that was set', async () => {
  const here = await newScene(api);
  const own = { company_id: here.company.id };
  const { id } = await begunRegistration(here);
  const follow = async () => (await api.ask(registration.follow, own, { as: here.partner })).registration;
  const before = await follow();
  await api.ask(accountingParameter.setProcessingTimes, { body: processingTimesSample() }, as);
  const after = await follow();
  expect([before, after].map((seen) => [seen?.steps[0]?.due_on, seen?.steps[0]?.to, seen?.end?.openings])).toEqual([
    ['2026-11-30', '2026-11-30', 0],
    ['2026-11-30', '2026-12-03', 0],
  ]);
  expect((after?.end?.median ?? '') > (before?.end?.median ?? '')).toBe(true);
  expect((await detail(id)).end).toEqual(after?.end);
  await set(id, 'draft', 'concluded');
  // Twelve business days instead of seven.
  expect([await stepOf(id, 'draft'), await stepOf(id, 'viability')]).toMatchObject([{ due_on: '2026-11-30' }, { due_on: '2026-12-08' }]);
  await api.sql("delete from accounting_parameters where kind = 'processing_times'");
});

test('whoever has the turn is written to every three business days, and a fee that is past its day is late', async () => {
  const { id } = await newRegistration(scene);
  await set(id, 'draft', 'waiting');
  const reminders = () => api.sql("select 1 from events where action = 'registration.reminded' and entity_id = $1", [id]);
  const run = () => api.modules.registrationReminders.run('test');
  await run();
  expect(await reminders()).toHaveLength(0);
  api.clock.advance(6 * 86_400_000);
  await run();
  await run();
  expect(await reminders()).toHaveLength(1);
});
