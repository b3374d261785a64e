import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { receivable } from '@esteto/contract/billing/receivable';
import { afterEach, describe, expect, test } from 'vitest';
import { emitterApp } from '../../../../testing/emitter-app.ts';
import { newNationalScene, transmittable } from '../../../../testing/national-scene.ts';
import { newScene } from '../../../../testing/scene.ts';
import { tally } from '../../../../testing/tally.ts';
import { TEST_NOW } from '../../../../testing/test-clock.ts';
import { newClient } from '../../client/client.examples.ts';
import { municipalParameterSample } from '../../municipal-parameter/municipal-parameter.examples.ts';
import { invoiceRequestSample, issueSample, paymentSample } from '../testing/invoice-samples.ts';
import { issuedInvoice, newInvoice } from '../testing/invoice-scene.ts';

// The whole way of an invoice through the national emitter, against a local server that plays it, with certificates made here.

const { api, emitter, authority } = await emitterApp();
const scene = await newNationalScene(api, authority);
const as = { as: scene.master };
/** Longer than anybody speaks to the emitter about one attempt. */
const CLAIM_MS = 600_000;
const CANCEL = { reason: '1', justification: 'Valor do serviço errado.' } as const;

afterEach(() => {
  api.clock.set(TEST_NOW);
  emitter.calls.length = 0;
});

const transmit = ({ id, version }: InvoiceDetail) => api.ask(receivable.transmit, { id, body: { version } }, as);
const detail = (id: number) => api.ask(receivable.detail, { id }, as);
const sent = async (): Promise<InvoiceDetail> => transmit(await transmittable(scene));
/** What the job does, once nobody is speaking about it any more. */
const settleLater = async () => {
  api.clock.advance(CLAIM_MS);
  return api.modules.issuing.settleWaiting('test');
};
const posts = () => emitter.calls.filter((call) => call === 'POST /nfse').length;
const notesOf = (id: number) =>
  api.sql<{ state: string; number: number }>('select state, number::int from issuing_attempts where invoice_id = $1 order by id', [id]);

describe('transmitted', () => {
  test('an invoice becomes a note: signed, numbered, stored with its XML, and told by mail with its DANFSe', async () => {
    const done = await sent();
    expect(done).toMatchObject({
      status: 'authorized',
      emitter_process: 'national_api',
      environment: 'homologation',
      issue_date: '2026-11-20',
      verification_code: null,
      has_mirror: true,
      documents: [{ mime: 'application/xml', name: expect.stringMatching(/^nfse-\d+\.xml$/) }],
    });
    expect(done.access_key).toMatch(/^26096002/);
    const document = done.documents[0]?.file ?? '';
    const xml = (await api.call(receivable.document, { id: done.id, document }, as)).bytes.toString();
    expect(xml).toContain(`Id="NFS${done.access_key}"`);
    const danfse = await api.call(invoice.mirror, { company_id: scene.company.id, id: done.id }, { as: scene.partner });
    expect(danfse.headers['content-disposition']).toContain(`danfse-${done.number}.pdf`);

    const events = await api.ask(receivable.history, { id: done.id }, as);
    expect(events.map(({ label }) => label)).toEqual(['Nota autorizada', 'Nota transmitida', 'Nota solicitada']);
    const mine = async () => (await api.outbox()).filter((message) => message.includes(`danfse-${done.number}.pdf`));
    await expect.poll(mine).toHaveLength(1);
  });

  test('what few notes have is told to the emitter as staff wrote it', async () => {
    const { id, client_id, version, approx_tax_pct } = await transmittable(scene);
    const body = {
      ...invoiceRequestSample(client_id),
      approx_tax_pct,
      national_tax_code: '040301',
      intermediary_id: (await newClient(scene)).id,
      suspension_type: '1',
      suspension_process: '10012345620268260053',
      ibscbs_indicator: '030101',
    } as const;
    const changed = await api.ask(receivable.update, { id, body: { ...body, version } }, as);
    expect((await transmit(changed)).status).toBe('authorized');
    const [attempt] = await api.sql<{ xml: string }>('select xml from issuing_attempts where invoice_id = $1', [id]);
    for (const part of [
      `<interm><CNPJ>`,
      '<cNBS>123011900</cNBS>',
      '<exigSusp><tpSusp>1</tpSusp><nProcesso>000000000010012345620268260053</nProcesso></exigSusp>',
      '<finNFSe>0</finNFSe><indFinal>0</indFinal><cIndOp>030101</cIndOp>',
    ])
      expect(attempt?.xml).toContain(part);
  });

  test('a company’s special regime of the ISS stands in its new notes, but not inside the Simples', async () => {
    await api.sql("update companies set special_regime = '6' where id = $1", [scene.company.id]);
    const inside = await newInvoice(scene);
    await api.sql("update companies set tax_regime = 'normal' where id = $1", [scene.company.id]);
    const outside = await newInvoice(scene);
    await api.sql("update companies set tax_regime = 'simples', special_regime = null where id = $1", [scene.company.id]);
    expect([(await detail(inside.id)).special_regime, (await detail(outside.id)).special_regime]).toEqual([null, '6']);
  });

  test('numbers follow one another, a refused check takes none', async () => {
    const [first, second] = [await sent(), await sent()];
    const incomplete = await newInvoice(scene);
    expect((await api.call(receivable.transmit, { id: incomplete.id, body: { version: 1 } }, as)).status).toBe(422);
    const third = await sent();
    const numbers = await Promise.all([first, second, third].map(async ({ id }) => (await notesOf(id))[0]?.number ?? 0));
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    expect(numbers[2]).toBe((numbers[1] ?? 0) + 1);
  });

  test('two analysts at once end with one note: one wins, the other hears of it', async () => {
    const { id, version } = await transmittable(scene);
    const before = emitter.notes.size;
    const analysts = [await api.make.master(), await api.make.master()];
    const replies = await Promise.all(analysts.map((analyst) => api.call(receivable.transmit, { id, body: { version } }, { as: analyst })));
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 409: 1 });
    expect((await detail(id)).status).toBe('authorized');
    expect([emitter.notes.size - before, posts()]).toEqual([1, 1]);
  });

  test('a repeated click with the same key sends once', async () => {
    const { id, version } = await transmittable(scene);
    const click = () =>
      api.call(receivable.transmit, { id, body: { version } }, { ...as, headers: { 'idempotency-key': `transmit-${id}` } });
    const [first, again] = [await click(), await click()];
    expect([first.status, again.status, again.body.status]).toEqual([200, 200, 'authorized']);
    expect(posts()).toBe(1);
  });

  test('ten invoices at once get ten numbers', async () => {
    const invoices = await Promise.all(Array.from({ length: 10 }, () => transmittable(scene)));
    const done = await Promise.all(invoices.map(transmit));
    expect(tally(done.map(({ status }) => status))).toEqual({ authorized: 10 });
    expect(new Set(done.map(({ access_key }) => access_key)).size).toBe(10);
  });
});

describe('a rejection', () => {
  test('comes back in words, and the next try takes a new number', async () => {
    const ready = await transmittable(scene);
    emitter.next({ refuse: [{ codigo: 'E0310', descricao: 'Código de tributação inexistente', complemento: 'Campo cTribNac' }] });
    const rejected = await transmit(ready);
    expect(rejected).toMatchObject({
      status: 'rejected',
      last_rejection_code: 'E0310',
      last_rejection_message: 'O emissor nacional recusou: Código de tributação inexistente Campo cTribNac.',
      access_key: null,
    });
    const done = await transmit(rejected);
    expect(done.status).toBe('authorized');
    const [first, second] = await notesOf(ready.id);
    expect([first?.state, second?.state, second?.number]).toEqual(['rejected', 'confirmed', (first?.number ?? 0) + 1]);
  });

  test('of a number that another system has used is overcome by the next one', async () => {
    const ready = await transmittable(scene);
    const [{ last }] = (await api.sql<{ last: number }>('select max(last_number)::int as last from dps_counters where company_id = $1', [
      scene.company.id,
    ])) as [{ last: number }];
    const other = [...emitter.notes.values()][0];
    const taken = `DPS26096002${scene.company.cnpj}00001${String(last + 1).padStart(15, '0')}`;
    if (other) emitter.notes.set(taken, other);
    const rejected = await transmit(ready);
    expect([rejected.status, rejected.last_rejection_code]).toEqual(['rejected', 'E0014']);
    expect(rejected.last_rejection_message).toContain('Transmita de novo');
    expect((await transmit(rejected)).status).toBe('authorized');
    emitter.notes.delete(taken);
  });

  test('what the law of the city says of the invoice is told beside it: the ISS of the service, and until when it may be cancelled', async () => {
    const told = { valid_from: '2020-01', iss_rate: '0.03', iss_by_service: '[{"code":"04.03","rate":"0.02"}]', cancel: 30 };
    const company = await api.make.company({
      tax_regime: 'normal',
      address: { ...scene.company.address, ibge: '2607901', city: 'Jaboatão' },
    });
    const place = await newScene(api, { master: scene.master, company });
    const { id } = await newInvoice(place);
    const law = async () => (await api.ask(receivable.preflight, { id }, as)).law;
    expect(await law()).toEqual({ iss_rate: null, cancel_until: null });
    const { id: city } = await api.ask(
      municipalParameter.create,
      { body: { ...municipalParameterSample(), ibge: '2607901', city: 'Jaboatão' } },
      as,
    );
    await api.sql(
      `insert into municipal_rules (parameter_id, valid_from, iss_rate, iss_by_service, cancel_deadline, cancel_days, source, reason, created_at)
       values ($1, $2, $3, $4::jsonb, 'days_after_issue', $5, 'Lei', 'Cadastro', now())`,
      [city, told.valid_from, told.iss_rate, told.iss_by_service, told.cancel],
    );
    expect(await law()).toEqual({ iss_rate: '0.03', cancel_until: null });
    await api.sql("update invoices set national_tax_code = '040301', issue_date = '2026-11-20' where id = $1", [id]);
    expect(await law()).toEqual({ iss_rate: '0.02', cancel_until: '2026-12-20' });
    await api.sql("update companies set tax_regime = 'simples' where id = $1", [company.id]);
    expect(await law()).toEqual({ iss_rate: null, cancel_until: '2026-12-20' });
  });

  test('an invoice that lacks something never reaches the emitter, and says what and where', async () => {
    const { id } = await newInvoice(scene);
    await api.sql("update invoices set national_tax_code = '12' where id = $1", [id]);
    const { problems, adapter, city } = await api.ask(receivable.preflight, { id }, as);
    expect([adapter, city]).toEqual(['national', { ibge: '2609600', name: 'Olinda', state: 'PE', parameter_id: expect.any(Number) }]);
    expect(problems).toEqual([
      { code: 'E1235', message: 'O código do serviço tem 6 números, como 040101.', record: 'invoice', field: 'national_tax_code' },
      { code: 'E1235', message: 'Escolha o código NBS do serviço, de 9 números.', record: 'invoice', field: 'nbs_code' },
      { code: 'E1235', message: 'Informe o total aproximado dos tributos de um só modo.', record: 'invoice', field: 'approx_tax_pct' },
    ]);
    const { status, error } = await api.call(receivable.transmit, { id, body: { version: 1 } }, as);
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([
      422,
      'not_issuable',
      ['invoice.national_tax_code', 'invoice.nbs_code', 'invoice.approx_tax_pct'],
    ]);
    expect([emitter.calls, (await detail(id)).status]).toEqual([[], 'requested']);
  });
});

describe('without an answer', () => {
  test('lost after the emitter took it: asked for, never sent again', async () => {
    const ready = await transmittable(scene);
    const before = emitter.notes.size;
    emitter.next('lose the answer');
    expect((await transmit(ready)).status).toBe('sending');
    expect(await api.modules.issuing.settleWaiting('test')).toBe(0); // whoever sent it is still waiting
    expect(await settleLater()).toBe(1);
    const done = await detail(ready.id);
    expect(done.status).toBe('authorized');
    expect([emitter.notes.size - before, posts()]).toEqual([1, 1]);
    expect(await settleLater()).toBe(0);
  });

  test('the emitter is down: asked for, not found, sent again', async () => {
    const ready = await transmittable(scene);
    emitter.next('be down');
    expect((await transmit(ready)).status).toBe('sending');
    await settleLater();
    expect((await detail(ready.id)).status).toBe('authorized');
    expect(emitter.calls.map((call) => call.replace(/DPS\d+/, 'DPS'))).toEqual(['POST /nfse', 'GET /dps/DPS', 'POST /nfse']);
    expect(await notesOf(ready.id)).toMatchObject([{ state: 'confirmed' }]);
  });

  test('it takes longer than anybody waits: what it accepts late is found', async () => {
    const ready = await transmittable(scene);
    const before = emitter.notes.size;
    emitter.next('take its time');
    expect((await transmit(ready)).status).toBe('sending');
    emitter.release();
    await expect.poll(() => emitter.notes.size).toBe(before + 1);
    await settleLater();
    expect((await detail(ready.id)).status).toBe('authorized');
    expect(posts()).toBe(1);
  });

  test('it accepts the first sending while the second is on its way: still one note', async () => {
    const ready = await transmittable(scene);
    const before = emitter.notes.size;
    emitter.next('take its time');
    await transmit(ready);
    emitter.next('take its time');
    const settling = settleLater(); // asked for in vain, and sent again
    await expect.poll(posts).toBe(2);
    emitter.release();
    await settling;
    await settleLater();
    expect((await detail(ready.id)).status).toBe('authorized');
    expect([emitter.notes.size - before, await notesOf(ready.id)]).toMatchObject([1, [{ state: 'confirmed' }]]);
  });

  test('several servers take up what waits, each once', async () => {
    const ready = await transmittable(scene);
    emitter.next('lose the answer');
    await transmit(ready);
    api.clock.advance(CLAIM_MS);
    const taken = await Promise.all(Array.from({ length: 5 }, () => api.modules.issuing.settleWaiting('test')));
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(1);
    const events = await api.ask(receivable.history, { id: ready.id }, as);
    expect(events.filter(({ action }) => action === 'invoice.authorized')).toHaveLength(1);
  });

  test('an invoice that is on its way is not changed, issued or sent a second time', async () => {
    const ready = await transmittable(scene);
    emitter.next('lose the answer');
    const waiting = await transmit(ready);
    const again = await api.call(receivable.transmit, { id: ready.id, body: { version: waiting.version } }, as);
    expect([again.status, again.error.code]).toEqual([422, 'illegal_transition']);
    await settleLater();
  });
});

describe('cancelled', () => {
  const kept = { cancel_reason: CANCEL.reason, cancel_text: CANCEL.justification };
  const cancel = ({ id, version }: InvoiceDetail) => api.ask(receivable.cancel, { id, body: { ...CANCEL, version } }, as);

  test('at the emitter, with the reason in the history', async () => {
    const done = await sent();
    const cancelled = await cancel(done);
    expect([cancelled.status, emitter.cancelled.has(done.access_key ?? '')]).toEqual(['cancelled', true]);
    const [last, asked] = await api.ask(receivable.history, { id: done.id }, as);
    expect([last?.label, asked?.label, asked?.reason]).toEqual(['Nota cancelada', 'Cancelamento solicitado', CANCEL.justification]);
  });

  test('refused by the city: the note stands as it stood, and the words say what can be done', async () => {
    const done = await sent();
    emitter.next({ refuse: [{ codigo: 'E0822', descricao: 'Fora do prazo' }] });
    const refused = await cancel(done);
    expect(refused).toMatchObject({ status: 'authorized', last_rejection_code: 'E0822', cancel_event_status: 'denied', ...kept });
    expect(refused.last_rejection_message).toContain('prazo do município para cancelar já passou');
    expect(await cancel(refused)).toMatchObject({ status: 'cancelled', cancel_event_status: 'done' });
  });

  test.each(['lose the answer', 'be down'] as const)('when it has to %s, it is asked and ends cancelled once', async (mood) => {
    const done = await sent();
    emitter.next(mood);
    expect((await cancel(done)).status).toBe('cancellation_requested');
    await settleLater();
    expect((await detail(done.id)).status).toBe('cancelled');
    expect(emitter.calls.filter((call) => call.startsWith('POST /nfse/'))).toHaveLength(mood === 'be down' ? 2 : 1);
  });

  test('by hand, what was issued by hand', async () => {
    const place = await newScene(api, { master: scene.master });
    const cancelled = await cancel(await issuedInvoice(place));
    expect([cancelled.status, emitter.calls]).toEqual(['cancelled', []]);
  });

  test.each([
    [{ justification: 'curto' }, 'justification'],
    [{ reason: '3' }, 'reason'],
  ])('not with %j', async (wrong, field) => {
    const { id, version } = await sent();
    const { status, error } = await api.call(receivable.cancel, { id, body: { ...CANCEL, ...wrong, version } as never }, as);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('substituted', () => {
  test('the new note takes the place of the old when it is authorised', async () => {
    const old = await sent();
    const body = { reason: '99', justification: 'Descrição do serviço errada.', version: old.version } as const;
    const opened = await api.ask(receivable.substitute, { id: old.id, body }, as);
    expect(opened).toMatchObject({ status: 'in_preparation', substitutes_invoice_id: old.id, net_amount: old.net_amount, number: null });
    expect(await detail(old.id)).toMatchObject({ status: 'authorized', open_substitute_id: opened.id });
    const done = await transmit(opened);
    expect(done.status).toBe('authorized');
    expect(await detail(old.id)).toMatchObject({
      status: 'replaced',
      substituted_by_id: done.id,
      open_substitute_id: null,
      substitution_text: body.justification,
    });
    expect(emitter.cancelled.has(old.access_key ?? '')).toBe(true);
  });

  test('once at a time: two analysts at once open one new note, and another only when that one is discarded', async () => {
    const { id, version } = await sent();
    const body = { reason: '99', justification: 'Descrição do serviço errada.', version } as const;
    const replies = await Promise.all([1, 2].map(() => api.call(receivable.substitute, { id, body }, as)));
    expect(tally(replies.map(({ status }) => status))).toEqual({ 200: 1, 422: 1 });
    const refused = await api.call(receivable.substitute, { id, body }, as);
    expect([refused.status, refused.error.code]).toEqual([422, 'substitute_open']);
    await api.sql("update invoices set status = 'discarded' where substitutes_invoice_id = $1", [id]);
    expect((await api.call(receivable.substitute, { id, body }, as)).status).toBe(200);
  });

  test('not one that is paid', async () => {
    const old = await sent();
    const { version } = await api.ask(
      receivable.receive,
      { id: old.id, body: { ...paymentSample(old.net_amount), version: old.version } },
      as,
    );
    const body = { reason: '99', justification: 'Descrição do serviço errada.', version } as const;
    expect(await api.call(receivable.substitute, { id: old.id, body }, as)).toMatchObject({
      status: 422,
      error: { code: 'illegal_transition' },
    });
  });
});

describe('the city decides', () => {
  test('what is issued nationally is not issued by hand, nor the other way round', async () => {
    const ready = await transmittable(scene);
    const byHand = await api.call(receivable.issue, { id: ready.id, body: { ...issueSample(), version: ready.version } }, as);
    expect([byHand.status, byHand.error.message]).toEqual([422, 'Nesta cidade a emissão é pelo emissor nacional.']);
    const place = await newScene(api, { master: scene.master });
    const other = await newInvoice(place);
    const nationally = await api.call(receivable.transmit, { id: other.id, body: { version: other.version } }, as);
    expect([nationally.status, nationally.error.message]).toEqual([422, 'Nesta cidade a emissão é à mão.']);
    expect(await api.ask(receivable.preflight, { id: other.id }, as)).toEqual({
      adapter: 'manual',
      environment: 'production',
      bar: null,
      problems: [],
      city: expect.objectContaining({ parameter_id: null }),
      law: { iss_rate: null, cancel_until: null },
      taker: { address: null },
      cnae: null,
    });
  });

  test('a company without a certificate, or with one that is over, is told so', async () => {
    const place = await newNationalScene(api, authority);
    await api.sql('delete from company_certificates where company_id = $1', [place.company.id]);
    const { id } = await transmittable(place);
    const told = async () => (await api.ask(receivable.preflight, { id }, as)).problems.map(({ message, field }) => [field, message]);
    expect(await told()).toEqual([['certificate', 'A empresa não tem certificado digital A1. Envie o arquivo em Certificado digital.']]);
    const other = await newNationalScene(api, authority);
    const late = await transmittable(other);
    await api.sql("update company_certificates set valid_until = '2026-11-20T14:59:59Z' where company_id = $1", [other.company.id]);
    const { problems } = await api.ask(receivable.preflight, { id: late.id }, as);
    expect(problems).toContainEqual(expect.objectContaining({ code: 'E0715', record: 'company', field: 'certificate' }));
  });

  test('a server that is not the real one never issues in production', async () => {
    await api.sql("update municipal_parameters set environment = 'production' where ibge = '2609600'");
    expect((await sent()).environment).toBe('homologation');
    await api.sql("update municipal_parameters set environment = 'homologation' where ibge = '2609600'");
  });
});
