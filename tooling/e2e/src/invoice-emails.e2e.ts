import { companyCalled, issueByHand, newClient, newInvoice } from './support/api.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('staff sends an invoice to the taker and sees that it went', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel/faturamento/contas-a-receber');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  await issueByHand(master, await newInvoice(ana, company_id, client.id));
  const dialog = master.getByRole('dialog', { name: `Enviar por e-mail · ${client.name}` });
  const open = async () => {
    await searchFor(master, client.name);
    await rowWith(master, client.name).getByRole('link', { name: 'Enviar por e-mail' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toHaveValue(/^NFS-e \d+ · Souza Medicina/);
  };

  await test.step('to whom is asked, for the client has no e-mail', async () => {
    await open();
    await expect(dialog).toContainText('Espelho da NFS-e (PDF)');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog).toContainText('Para: escreva pelo menos um e-mail.');
    await dialog.getByRole('textbox', { name: 'Para' }).fill('financeiro@hospital.test');
    await dialog.getByRole('textbox', { name: 'Para' }).press('Enter');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await expect(toasts(master)).toContainText('E-mail a caminho de 1 destinatário.');
  });

  await test.step('the log follows it until it has gone, and the invoice is sent', async () => {
    await open();
    const log = dialog.getByRole('region', { name: 'E-mails desta nota' });
    await expect(log.getByRole('listitem')).toContainText('financeiro@hospital.test');
    await expect(log).toContainText('Sucesso', { timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await master.reload();
    await expect(rowWith(master, client.name)).toContainText('Enviada ao tomador');
  });
});
