import { companyCalled, issueByHand, newClient, newInvoice } from './support/api.ts';
import { rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// More than is due is refused by the server.
test.use({ provokes: [422] });

test('money comes in parts: the doctor writes down the first, staff the rest, and one is taken back', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const requested = await newInvoice(ana, company_id, client.id);
  const { id } = requested;
  await issueByHand(master, requested);
  const invoice = ana.getByRole('dialog', { name: client.name });

  await test.step('Ana records a part from the invoice', async () => {
    await ana.goto(`/app/faturamento/contas-a-receber/empresa/${company_id}/detalhes/${id}`);
    await invoice.getByRole('button', { name: 'Registrar recebimento' }).click();
    const amount = invoice.getByRole('textbox', { name: 'Valor recebido' });
    await expect(amount).toHaveValue('1.500,00');
    await amount.fill('1.500,01');
    await invoice.getByRole('button', { name: 'Registrar recebimento' }).click();
    await expect(invoice).toContainText('O saldo da nota é R$ 1.500,00.');
    await amount.fill('600,00');
    await invoice.getByRole('button', { name: 'Registrar recebimento' }).click();
    await expect(toasts(ana)).toContainText('Recebimento registrado.');
    await expect(invoice).toContainText('faltam R$ 900,00');
  });

  await test.step('staff records the rest from the list, with the tax that was kept back', async () => {
    await master.goto('/painel/faturamento/contas-a-receber');
    await searchFor(master, client.name);
    await rowWith(master, client.name).getByRole('link', { name: 'Registrar recebimento' }).click();
    const dialog = master.getByRole('dialog', { name: `Registrar recebimento · ${client.name}` });
    await expect(dialog).toContainText('saldo R$ 900,00');
    await dialog.getByRole('textbox', { name: 'Valor recebido' }).fill('877,50');
    await dialog.getByRole('textbox', { name: 'IRRF retido' }).fill('22,50');
    await dialog.getByRole('button', { name: 'Registrar recebimento' }).click();
    await expect(toasts(master)).toContainText('Recebimento registrado. A nota está paga.');
    await expect(rowWith(master, client.name)).toContainText('Paga');
  });

  await test.step('the client owes nothing and paid at once', async () => {
    await ana.goto(`/app/faturamento/tomadores/detalhes/${client.id}`);
    const facts = ana.getByRole('dialog', { name: client.name });
    await expect(facts.getByRole('link', { name: /A receber/ })).toContainText('R$ 0,00');
    await facts.getByRole('link', { name: /Prazo médio de pagamento/ }).click();
    await expect(ana).toHaveURL(/status=paid/);
    await expect(rowWith(ana, client.name)).toContainText('Paga');
  });

  await test.step('Ana takes her part back', async () => {
    await rowWith(ana, client.name).getByRole('link').first().click();
    await invoice.getByRole('button', { name: /Desfazer o recebimento de R\$\s600,00/ }).click();
    await ana.getByRole('alertdialog').getByRole('button', { name: 'Desfazer recebimento' }).click();
    await expect(toasts(ana)).toContainText('Recebimento desfeito.');
    await expect(invoice).toContainText('faltam R$ 600,00');
  });
});
