import { companyCalled, newClient } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a doctor asks for an invoice every month, sees what comes, pauses, resumes, changes and ends it; staff sees it too', async ({
  enter,
}) => {
  const ana = await enter('ana', '/app');
  const company = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company.id);
  await ana.goto('/app/faturamento/contas-a-receber/criar');
  const dialog = await fillRequest(ana, { client: client.name, amount: '1500', description: 'Plantões de {competência}' });
  await dialog.getByRole('combobox', { name: 'Repetir' }).selectOption('Todo mês');
  await dialog.getByRole('textbox', { name: 'Dia do pedido' }).fill('31');
  await expect(dialog.getByText(/^Próximo pedido em /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Solicitar nota' }).click();
  await expect(toasts(ana)).toContainText('Nota solicitada. A próxima é pedida em');

  await searchFor(ana, client.name);
  await expect(rowWith(ana, client.name)).toContainText('recorrente');
  await rowWith(ana, client.name).getByRole('link').first().click();
  const details = ana.getByRole('dialog', { name: client.name });
  const repetition = details.getByRole('region', { name: 'Repetição' });
  await expect(repetition).toContainText('Repete todo mês, dia 31 ou o último do mês · próxima: ');
  await repetition.getByRole('button', { name: 'Pausar' }).click();
  await expect(toasts(ana)).toContainText('Repetição pausada.');
  await expect(repetition).toContainText('Pausada');

  await repetition.getByRole('button', { name: 'Retomar' }).click();
  await expect(repetition).toContainText('Ativa');
  await repetition.getByRole('button', { name: 'Alterar' }).click();
  await repetition.getByRole('textbox', { name: 'Dia do pedido' }).fill('10');
  const description = repetition.getByRole('textbox', { name: 'Descrição do serviço' });
  await expect(description).toHaveValue('Plantões de {competência}');
  await description.fill('Visitas de {competência}, dias {plantões}');
  await repetition.getByRole('textbox', { name: 'Plantões', exact: true }).fill('3 e 10');
  await expect(repetition.getByRole('region', { name: 'Como vai ficar na nota' })).toContainText(
    /Visitas de \p{L}+ de \d{4}, dias 3 e 10/u,
  );
  await repetition.getByRole('button', { name: 'Salvar' }).click();
  await expect(repetition).toContainText('Repete todo mês, dia 10 · próxima: 10/');
  await repetition.getByRole('button', { name: 'Alterar' }).click();
  await expect(description).toHaveValue('Visitas de {competência}, dias {plantões}');
  await expect(repetition.getByRole('textbox', { name: 'Plantões', exact: true })).toHaveValue('3 e 10');
  await repetition.getByRole('button', { name: 'Cancelar' }).click();

  const staff = await enter('master', '/painel/faturamento/contas-a-receber');
  await searchFor(staff, client.name);
  await rowWith(staff, client.name).getByRole('link').first().click();
  const seen = staff.getByRole('dialog', { name: client.name }).getByRole('region', { name: 'Repetição' });
  await expect(seen).toContainText('Repete todo mês, dia 10');
  await expect(seen.getByRole('button')).toHaveCount(0);

  await repetition.getByRole('button', { name: 'Encerrar' }).click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Encerrar repetição' }).click();
  await expect(repetition).toContainText('Encerrada');
  await expect(repetition.getByRole('button')).toHaveCount(0);
});
