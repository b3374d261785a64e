import { ask, companyCalled, type Invoice, type List, newClient, newInvoice } from './support/api.ts';
import { fillRequest, rowWith, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// Two clicks, or two people, at once.

test('a double click makes one invoice', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await ana.goto('/app/solicitar-nf');
  const dialog = await fillRequest(ana, { client: client.name, amount: '500,00', description: 'Plantão de sábado' });
  await dialog.getByRole('button', { name: 'Solicitar nota' }).dblclick();
  await expect(dialog).toBeHidden();
  const made = await ask<List<Invoice>>(ana, 'GET', `invoices?company_id=${company_id}&client_id=${client.id}`);
  expect(made.total).toBe(1);
});

test.describe('of two people', () => {
  test.use({ provokes: [409] });

  test('one issues the invoice, the other is told', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
    const client = await newClient(ana, company_id);
    const { id } = await newInvoice(ana, company_id, client.id);
    const address = `/painel/faturamento/contas-a-receber/nota/${id}/emitir`;
    const numbers = ['880001', '880002'];
    const pages = [await enter('master', address), await enter('master', address)];
    for (const [index, page] of pages.entries()) {
      await page.getByRole('textbox', { name: 'Número da NFS-e' }).fill(numbers[index] ?? '');
      await page.getByRole('textbox', { name: 'Código de verificação' }).fill('DUAS-PESSOAS');
    }
    await Promise.all(pages.map((page) => page.getByRole('button', { name: 'Emitir nota' }).click()));

    const outcomes = await Promise.all(
      pages.map(async (page) => {
        const won = toasts(page).getByText('Nota emitida. Avisamos quem solicitou.');
        const lost = page.getByRole('dialog').getByText('Outra pessoa salvou este registro enquanto você o editava.');
        await expect(won.or(lost)).toBeVisible();
        return won.isVisible();
      }),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const { number } = await ask<{ number: string }>(ana, 'GET', `invoices/${id}?company_id=${company_id}`);
    expect(number).toBe(numbers[outcomes.indexOf(true)]);
  });

  test('the second to save is offered what the first saved, and keeps what they typed', async ({ enter }) => {
    const ana = await enter('ana', '/app');
    const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
    const client = await newClient(ana, company_id);
    const { id, version, competence } = (await newInvoice(ana, company_id, client.id)) as Invoice & { competence: string };
    const master = await enter('master', `/painel/faturamento/contas-a-receber?search=${encodeURIComponent(client.name)}`);
    await rowWith(master, client.name).getByRole('link', { name: 'Editar' }).click();
    const dialog = master.getByRole('dialog', { name: client.name });
    await dialog.getByRole('textbox', { name: 'Observações para a equipe' }).fill('Conferida com o hospital');

    const first = { client_id: client.id, competence, gross_amount: 175_000, description: 'Plantões e sobreaviso', version };
    await ask(master, 'PUT', `admin/invoices/${id}`, first);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toContainText('Outra pessoa salvou este registro enquanto você o editava. Recarregue para ver o que mudou.');
    await dialog.getByRole('button', { name: 'Recarregar' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Valor do serviço' })).toHaveValue('1.750,00');
    await expect(dialog.getByRole('textbox', { name: 'Observações para a equipe' })).toHaveValue('Conferida com o hospital');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(master)).toContainText('Nota salva.');
    const saved = await ask(master, 'GET', `admin/invoices/${id}`);
    expect(saved).toMatchObject({ gross_amount: 175_000, description: 'Plantões e sobreaviso', notes: 'Conferida com o hospital' });
  });
});
