import { addCompetence, formatCompetence, formatCompetenceNumeric } from '@esteto/domain/shared/date/competence';
import { expectAccessible } from './support/accessible.ts';
import { newCpf } from './support/api.ts';
import { thisMonth } from './support/clock.ts';
import { rowAction, rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

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
    await dialog.getByLabel(/^Arquivo CSV/).setInputFiles(sheet);
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
