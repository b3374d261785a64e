import { addCompetence, formatCompetence, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { expectAccessible } from './support/accessible.ts';
import { companyCalled, newClient, newCpf, newInvoice } from './support/api.ts';
import { thisMonth } from './support/clock.ts';
import { fillRequest, rowAction, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const WIDTH = 390;
const HEIGHT = 844;

test('a doctor asks for an invoice on the phone', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await expect(ana.getByText('Olá, Ana.')).toBeVisible();

  const bar = ana.getByRole('navigation', { name: 'Principal' });
  await expect(bar).toHaveCount(1);
  const place = async () => {
    const { x, y, width, height } = (await bar.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x, width, bottom: y + height };
  };
  await expect.poll(place).toEqual({ x: 0, width: WIDTH, bottom: HEIGHT });
  for (const link of await bar.getByRole('link').all())
    await expect.poll(async () => (await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await bar.getByRole('link', { name: 'Notas' }).tap();
  await expect(ana.getByRole('main').getByRole('list', { name: 'Notas fiscais' }).getByRole('listitem').first()).toBeVisible();
  await expect(ana.getByRole('table')).toHaveCount(0);

  await ana.getByRole('link', { name: 'Solicitar nota' }).tap();
  const dialog = await fillRequest(ana, { client: client.name, amount: '650,00', description: 'Plantão noturno' });
  await expectAccessible(ana);
  await dialog.getByRole('button', { name: 'Solicitar nota' }).tap();
  await expect(toasts(ana)).toContainText('Nota solicitada.');

  await searchFor(ana, client.name);
  await rowWith(ana, client.name).tap();
  const details = ana.getByRole('dialog', { name: client.name });
  await expect(details).toContainText('R$ 650,00');
});

test('who comes for one field of a long form is brought to it', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id } = await newInvoice(ana, company_id, client.id);
  const master = await enter('master', `/painel/faturamento/contas-a-receber/nota/${id}/editar#approx_tax_pct`);
  const dialog = master.getByRole('dialog', { name: client.name });
  const field = dialog.getByRole('textbox', { name: 'Total aproximado dos tributos' });
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();

  // Who only edits begins at the top, without a keyboard over the form.
  await master.goto(`/painel/faturamento/contas-a-receber/nota/${id}/editar`);
  await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toBeInViewport({ ratio: 1 });
  await expect(dialog).toBeFocused();
});

test('a doctor brings the book from a spreadsheet on the phone, and its tax is a guide once the month is closed', async ({ enter }) => {
  const month = addCompetence(thisMonth(), -1);
  const day = (number: string) => `${number}/${formatCompetenceNumeric(month)}`;
  const lines = [
    'Quando;Quanto;Paciente;CPF',
    `${day('14')};9.000,00;Cirurgia da Beatriz;${newCpf()}`,
    `${day('15')};8.000,00;Cirurgia do Davi;`,
  ];
  const sheet = { name: 'cirurgias.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  const ana = await enter('ana', '/app/livro-caixa');
  const dialog = ana.getByRole('dialog', { name: 'Importar lançamentos' });
  const begin = async () => {
    await ana.getByRole('link', { name: 'Importar planilha ou recibos' }).tap();
    await dialog.getByLabel(/^Planilha/).setInputFiles(sheet);
  };
  const bring = async () => {
    await dialog.getByRole('button', { name: 'Importar', exact: true }).tap();
    await expect(toasts(ana)).toContainText('1 lançamento novo.');
    await expect(rowWith(ana, 'Cirurgia da Beatriz')).toBeVisible();
  };

  await test.step('a column is corrected, a wrong row says what is wrong, and what is right comes in', async () => {
    await begin();
    await expect(dialog.getByText('Diga qual coluna é o valor.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'O que é a coluna Quanto' }).selectOption('Valor');
    await expect(dialog.getByText('1 lançamento novo · 1 que não entra')).toBeVisible();
    await expect(dialog.getByText('Linha 3. Preencha o campo CPF de quem pagou.')).toBeVisible();
    await expectAccessible(ana);
    await bring();
  });

  await test.step('the file is taken back as a whole', async () => {
    await ana.getByRole('link', { name: 'Importar planilha ou recibos' }).tap();
    await dialog.getByRole('button', { name: 'Desfazer a importação de cirurgias.csv' }).tap();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Desfazer importação' }).tap();
    await expect(toasts(ana)).toContainText('Importação desfeita.');
    await dialog.getByRole('button', { name: 'Cancelar' }).tap();
    await expect(rowWith(ana, 'Cirurgia da Beatriz')).toHaveCount(0);
  });

  await test.step('sent again, nothing has to be corrected', async () => {
    await begin();
    await expect(dialog.getByText('1 lançamento novo · 1 que não entra')).toBeVisible();
    await bring();
  });

  await test.step('the office closes the month, and the DARF is among the boletos', async () => {
    const master = await enter('master', '/painel/livro-caixa/atualizacao');
    await rowAction(rowWith(master, 'Ana Souza').first(), 'Fechar mês');
    const closing = master.getByRole('dialog', { name: 'Fechar mês' });
    await expect(closing.getByRole('textbox', { name: 'Mês' })).toHaveValue(formatCompetenceNumeric(month));
    await closing.getByRole('button', { name: 'Fechar mês' }).tap();
    await expect(toasts(master)).toContainText('Mês fechado.');
    await ana.goto('/app/boletos');
    await expect(async () => {
      await ana.reload();
      await expect(rowWith(ana, `DARF 0190, carnê-leão de ${formatCompetence(month)}`).first()).toBeVisible({ timeout: 5_000 });
    }).toPass();
  });
});
