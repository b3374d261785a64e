import { readFile } from 'node:fs/promises';
import { companyCalled, issueByHand, newClient, newInvoice } from './support/api.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('staff archives one invoice, finds it again, and does many at once with a result for each', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel/faturamento/contas-a-receber');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const numbers: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    numbers.push(await issueByHand(master, await newInvoice(ana, company_id, client.id)));
  }
  await newInvoice(ana, company_id, client.id);
  const rows = rowWith(master, client.name);
  const corner = (title: string) => master.getByRole('region', { name: title });

  await test.step('one, from its own dialog', async () => {
    await searchFor(master, client.name);
    await expect(rows).toHaveCount(3);
    await rows.filter({ hasText: 'Autorizada' }).first().getByRole('link').first().click();
    const invoice = master.getByRole('dialog', { name: client.name });
    await invoice.getByRole('button', { name: 'Mais ações' }).click();
    await master.getByRole('menuitem', { name: 'Arquivar' }).click();
    await expect(toasts(master)).toContainText('Nota arquivada.');
    await master.keyboard.press('Escape');
    await expect(rows).toHaveCount(2);
  });

  await test.step('it is where the filter says, and comes back', async () => {
    await master.goto(`/painel/faturamento/contas-a-receber?search=${encodeURIComponent(client.name)}&archived=true`);
    await expect(rows).toHaveCount(1);
    await master.getByRole('checkbox', { name: 'Selecionar todos' }).check();
    await master.getByRole('button', { name: 'Desarquivar' }).click();
    await expect(corner('Desarquivar 1 nota')).toContainText('1 feita');
    await corner('Desarquivar 1 nota')
      .getByRole('button', { name: /Fechar/ })
      .click();
    await expect(rows).toHaveCount(0);
  });

  await test.step('of three, the one that still waits for staff is not archived, and says why', async () => {
    await master.goto(`/painel/faturamento/contas-a-receber?search=${encodeURIComponent(client.name)}`);
    await expect(rows).toHaveCount(3);
    await master.getByRole('checkbox', { name: 'Selecionar todos' }).check();
    await master.getByRole('button', { name: 'Arquivar' }).click();
    const panel = corner('Arquivar 3 notas');
    await expect(panel).toContainText('2 feitas, 1 falhou');
    await expect(panel.getByRole('list', { name: 'O que falhou' })).toContainText('A nota está em "Solicitada"');
    await expect(rows).toHaveCount(1);
  });

  await test.step('the panel stays on another page, and after a reload', async () => {
    await master.getByRole('link', { name: 'Início' }).first().click();
    await expect(master).toHaveURL(/\/painel\/?$/);
    await expect(corner('Arquivar 3 notas')).toBeVisible();
    await master.reload();
    await corner('Arquivar 3 notas').getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(corner('Arquivar 3 notas')).toContainText('2 feitas, 1 falhou');
    await corner('Arquivar 3 notas')
      .getByRole('button', { name: /Fechar/ })
      .click();
    await expect(corner('Arquivar 3 notas')).toHaveCount(0);
  });

  await test.step('sending many asks first, and says for each what is missing', async () => {
    await master.goto(`/painel/faturamento/contas-a-receber?search=${encodeURIComponent(client.name)}&archived=true`);
    await expect(rows).toHaveCount(2);
    await master.getByRole('checkbox', { name: 'Selecionar todos' }).check();
    await master.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await master.getByRole('alertdialog', { name: 'Enviar 2 notas por e-mail' }).getByRole('button', { name: 'Enviar' }).click();
    await expect(corner('Enviar 2 notas por e-mail')).toContainText('0 feitas, 2 falharam');
    await expect(corner('Enviar 2 notas por e-mail')).toContainText('O tomador não tem e-mail para notas.');
  });

  await test.step('the spreadsheet holds them', async () => {
    await master.getByRole('button', { name: 'Exportar', exact: true }).click();
    const panel = corner('Exportar 2 notas');
    const [download] = await Promise.all([master.waitForEvent('download'), panel.getByRole('button', { name: 'Baixar planilha' }).click()]);
    const text = await readFile(await download.path(), 'utf8');
    for (const number of numbers) expect(text).toContain(number);
  });
});

test('all that match the filter are exported without leafing through them, less the one left out', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel/faturamento/contas-a-receber');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  // One more than fits on a page.
  for (let made = 0; made < 21; made += 1) await newInvoice(ana, company_id, client.id);

  await searchFor(master, client.name);
  await expect(rowWith(master, client.name)).toHaveCount(20);
  await master.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await master.getByRole('button', { name: 'Selecionar todos os 21 que correspondem ao filtro' }).click();
  await expect(master.getByText('21 selecionados')).toBeVisible();
  await rowWith(master, client.name).first().getByRole('checkbox').uncheck();
  await expect(master.getByText('20 selecionados')).toBeVisible();
  await master.getByRole('button', { name: 'Exportar', exact: true }).click();
  const panel = master.getByRole('region', { name: 'Exportar 20 notas' });
  const [download] = await Promise.all([master.waitForEvent('download'), panel.getByRole('button', { name: 'Baixar planilha' }).click()]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\n').filter((line) => line.includes(client.name));
  expect(lines).toHaveLength(20);
});
