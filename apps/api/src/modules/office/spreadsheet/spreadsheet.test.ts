import { log } from '@esteto/contract/office/log';
import { type SpreadsheetRow, spreadsheet } from '@esteto/contract/office/spreadsheet';
import { describe, expect, test } from 'vitest';
import { granted, type TestPerson } from '../../../testing/factories.ts';
import { newScene } from '../../../testing/scene.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issuedInvoice, newInvoice } from '../../billing/invoice/testing/invoice-scene.ts';
import { newClosing } from '../../month/closing/closing.examples.ts';

const api = await testApp({}, { idle: true });
const scene = await newScene(api);
const { company, master } = scene;
const as = { as: master };
const make = () => api.modules.spreadsheets.make();

const MONTHS = { body: { from: '2026-01', until: '2026-12' } };
type Kind =
  | 'registration'
  | 'billing'
  | 'licensingHistory'
  | 'closings'
  | 'statementHistory'
  | 'invoices'
  | 'cancelledInvoices'
  | 'boletos';

/** The lines of one, each by its header. */
const read = async (kind: Kind, who: TestPerson = master): Promise<{ row: SpreadsheetRow; lines: Record<string, string>[] }> => {
  const { id } = await api.ask(spreadsheet[kind], MONTHS, { as: who });
  await make();
  const row = (await api.ask(spreadsheet.list, {}, { as: who })).find((one) => one.id === id);
  if (!row) throw new Error('not listed');
  const { bytes } = await api.call(spreadsheet.fetch, { id }, { as: who });
  const [header = '', ...rest] = bytes.toString('utf8').replace('\uFEFF', '').split('\r\n').slice(0, -1);
  const names = header.split(';');
  return { row, lines: rest.map((line) => Object.fromEntries(line.split(';').map((cell, index) => [names[index] ?? '', cell]))) };
};

describe('an export of many companies', () => {
  test('holds the notes of the months, and what they come to by company and month', async () => {
    const note = await issuedInvoice(scene);
    const open = await newInvoice(scene);
    const { row, lines } = await read('invoices');
    expect(row).toMatchObject({ kind: 'invoices', state: 'done', done: row.total, total: lines.length });
    const own = lines.filter((line) => line['Empresa'] === company.name);
    expect(own.map((line) => line['Situação'])).toEqual(expect.arrayContaining(['Autorizada', 'Solicitada']));

    const { lines: months } = await read('billing');
    const month = months.filter((line) => line['Empresa'] === company.name);
    const revenue = [note, open].reduce((sum, { gross_amount }) => sum + gross_amount, 0);
    const invoiced = month.reduce((sum, line) => sum + Number((line['Faturado'] ?? '').replace(',', '')), 0);
    expect(invoiced).toBe(revenue);
    expect(month.reduce((sum, line) => sum + Number(line['Notas']), 0)).toBe(2);
  });

  test('holds closings with what keeps them open, and what happened to statements', async () => {
    const closing = await newClosing(scene);
    const { lines } = await read('closings');
    expect(lines.find((line) => line['Empresa'] === closing.company.name)).toMatchObject({ Situação: 'Não iniciado' });
    await read('statementHistory');
    await read('licensingHistory');
  });

  test('is asked for with its own permission alone, and seen and fetched by who asked while they have it', async () => {
    const clerk = await api.make.analyst([granted('monthly.export_boletos', 'view')]);
    expect((await api.call(spreadsheet.invoices, MONTHS, { as: clerk })).status).toBe(403);
    const { row } = await read('boletos', clerk);
    expect((await api.call(spreadsheet.fetch, { id: row.id }, as)).status).toBe(404);
    expect((await api.ask(spreadsheet.list, {}, as)).map(({ id }) => id)).not.toContain(row.id);

    await api.sql('update users set permissions = $2 where id = $1', [
      clerk.id,
      JSON.stringify([granted('monthly.export_closings', 'view')]),
    ]);
    expect((await api.call(spreadsheet.fetch, { id: row.id }, { as: clerk })).status).toBe(403);
  });

  test('of a period that is none is refused beside the field', async () => {
    const { error } = await api.call(spreadsheet.closings, { body: { from: '2026-10', until: '2026-01' } }, as);
    expect(error.errors).toEqual({ until: ['Até: escolha o mesmo mês do início, ou um depois dele.'] });
  });

  test('is made once at a time, stands in the log, and is gone after a week', async () => {
    const { id } = await api.ask(spreadsheet.boletos, MONTHS, as);
    expect((await api.call(spreadsheet.boletos, MONTHS, as)).error.message).toBe(
      'Esta exportação já está em preparo. Espere que ela termine.',
    );
    await make();
    await api.call(spreadsheet.fetch, { id }, as);
    const [event] = (await api.ask(log.list, { action: 'spreadsheet.fetched' }, as)).items;
    expect(event).toMatchObject({ record: `Exportação ${id}`, actor_name: master.name });
    api.clock.advance(8 * 86_400_000);
    await api.modules.spreadsheets.expire('a night');
    expect((await api.call(spreadsheet.fetch, { id }, { as: await api.make.master() })).status).toBe(404);
    expect(await api.sql('select size, file_id from spreadsheets where id = $1', [id])).toEqual([{ size: null, file_id: null }]);
  });
});
