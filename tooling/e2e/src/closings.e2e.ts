import { addCompetence, formatCompetenceLong, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ask, type List } from './support/api.ts';
import { thisMonth } from './support/clock.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const month = addCompetence(thisMonth(), -1);

test('the month keeps its name through dialogs; who still owes something is reminded at once, each with a result, and reads it on the phone', async ({
  enter,
}) => {
  const analyst = await enter('master', '/painel/mensal/acompanhamento?open=true');

  await test.step('the month stands in title and address, and a dialog and Esc keep it with the filters', async () => {
    await expect(analyst.getByRole('heading', { level: 1 })).toContainText(`Acompanhamento de ${formatCompetenceLong(month)}`);
    await expect(analyst).toHaveURL(new RegExp(`open=true&month=${month}`));
    await analyst.getByRole('link', { name: 'Souza Medicina de Urgência Ltda.' }).click();
    await expect(analyst.getByRole('dialog', { name: 'Souza Medicina de Urgência Ltda.' })).toContainText('Conferência');
    await analyst.keyboard.press('Escape');
    await expect(analyst).toHaveURL(new RegExp(`/acompanhamento\\?open=true&month=${month}$`));
  });

  await test.step('board and matrix show the same month and filters', async () => {
    await analyst.getByRole('link', { name: 'Quadro' }).click();
    await expect(analyst.getByRole('group', { name: 'Fechamentos por situação' })).toContainText('Souza Medicina');
    await expectAccessible(analyst);
    await analyst.getByRole('link', { name: 'Matriz' }).click();
    await expect(analyst).toHaveURL(new RegExp(`month=${month}.*vista=matriz`));
    await expectAccessible(analyst);
    await analyst.getByRole('link', { name: 'Lista' }).click();
  });

  await test.step('all are chosen, what would become of each is read, and each has its result', async () => {
    await analyst.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await analyst.getByRole('button', { name: 'Lembrar o cliente' }).click();
    const question = analyst.getByRole('dialog', { name: 'Lembrar o cliente' });
    await expect(question).toContainText('A empresa não tem certificado');
    await question.getByRole('button', { name: 'Lembrar o cliente' }).click();
    const run = analyst.getByRole('dialog', { name: 'Lembrar o cliente' });
    await expect(run.getByText('Lembrado').first()).toBeVisible();
    await expect(run.getByText('Na fila')).toHaveCount(0);
    await expectAccessible(analyst);
    await analyst.keyboard.press('Escape');
    await expect(analyst).toHaveURL(new RegExp(`/acompanhamento\\?month=${month}&open=true$`));
  });

  await test.step('what blocks leads to where it is mended', async () => {
    await analyst.getByRole('link', { name: 'Alves Ortopedia e Traumatologia Ltda.' }).click();
    const checks = analyst.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Folha' });
    await checks.getByRole('link', { name: 'Resolver' }).click();
    await expect(analyst).toHaveURL(/\/fator-r\/historico\/empresa\/\d+\/folha\/\d{4}\/\d{2}/);
  });

  await test.step('Ana reads on her phone what is hers', async () => {
    const ana = await enter('ana', '/app');
    await ana.setViewportSize({ width: 390, height: 844 });
    await ana.getByRole('button', { name: /Avisos/ }).click();
    await expect(ana.getByText(`Falta algo seu para fechar ${formatCompetenceLong(month)}`).first()).toBeVisible();
  });
});

/** As many companies as one accountant looks after, of which some keep a client or the office busy and the others are green but for their payrolls. */
const OFFICE = 300;

test('three hundred companies whose payrolls come in one file are begun and closed in fewer than ten clicks', async ({ enter, world }) => {
  await world.fillOffice(OFFICE);
  const analyst = await enter('master', '/painel/mensal/fator-r');
  const dialog = analyst.getByRole('dialog').last();
  const companies = await ask<{ items: { name: string; is_closed: boolean }[] }>(
    analyst,
    'GET',
    `admin/payroll-sheets/template?competence=${month}`,
  );
  const own = companies.items.filter(({ name, is_closed }) => name.includes('volume') && !is_closed);
  expect(own.length).toBeGreaterThan(OFFICE * 0.8);

  await test.step('the payrolls of all of them, in one spreadsheet', async () => {
    await analyst.getByRole('link', { name: 'Importar folhas' }).click();
    await dialog.getByRole('textbox', { name: 'Mês da folha' }).fill(formatCompetenceNumeric(month));
    const rows = own.map(({ name }) => `${name};5.000,00`).join('\n');
    const buffer = Buffer.from(`Empresa;Pró-labore\n${rows}\n`);
    await dialog.getByLabel(/^Arquivo/).setInputFiles({ name: 'folhas.csv', mimeType: 'text/csv', buffer });
    await dialog.getByRole('button', { name: 'Informar folhas' }).click();
    await expect(dialog.getByText(`${own.length} informadas`)).toBeVisible();
  });

  let clicks = 0;
  const click = async (place: Locator) => {
    clicks += 1;
    await place.click();
  };
  const toAll = async (action: string, done: string) => {
    await click(analyst.getByRole('button', { name: action }));
    await click(analyst.getByRole('dialog', { name: action }).getByRole('button', { name: action }));
    await expect(dialog.getByText(done).first()).toBeVisible();
    await expect(dialog.getByText('Na fila')).toHaveCount(0);
    await analyst.keyboard.press('Escape');
  };

  await test.step('all are begun, and all that are green are closed', async () => {
    await analyst.goto('/painel/mensal/acompanhamento?open=true');
    await click(analyst.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    await click(analyst.getByRole('button', { name: /^Selecionar todos os / }));
    await toAll('Iniciar', 'Iniciado');
    await toAll('Fechar os que passam em tudo', 'Fechado');
    expect(clicks).toBeLessThan(10);
  });

  await test.step('the others say why they stayed', async () => {
    const closed = await ask<List<object>>(analyst, 'GET', `admin/closings?month=${month}&status=closed&search=volume`);
    expect(closed.total).toBe(own.length);
    const { items } = await ask<List<{ checks: { result: string; words: string }[] }>>(
      analyst,
      'GET',
      `admin/closings?month=${month}&open=true&limit=100`,
    );
    expect(items.filter(({ checks }) => !checks.some(({ result }) => result !== 'ok'))).toEqual([]);
  });
});

test('an office of that size gives all companies of a search to one analyst', async ({ enter }) => {
  const master = await enter('master', '/painel/medicos/empresas?search=volume');
  await master.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await master.getByRole('button', { name: /^Selecionar todos os \d+ que correspondem ao filtro$/ }).click();
  await master.getByRole('button', { name: 'Definir analista' }).click();
  const dialog = master.getByRole('dialog', { name: 'Definir analista' });
  const chosen = Number.parseInt((await dialog.getByText(/^\d+ empresas$/).textContent()) ?? '', 10);
  expect(chosen).toBeGreaterThan(OFFICE * 0.8);
  await dialog.getByRole('combobox', { name: 'Analista' }).fill('Renata');
  await master.getByRole('option', { name: /^Renata Moura/ }).click();
  await dialog.getByRole('button', { name: 'Definir analista' }).click();
  await expect(toasts(master)).toContainText('Analista definido.');
  await expect(master.getByRole('row', { name: /Renata Moura/ }).first()).toBeVisible();
  const { total } = await ask<List<object>>(master, 'GET', 'admin/companies?search=volume');
  expect(total).toBe(chosen);
});
