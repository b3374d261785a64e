import { companyCalled, issueByHand, newClient, newInvoice } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('a doctor gives a request up, and staff reads why', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id } = await newInvoice(ana, company_id, client.id);

  await ana.goto(`/app/nota-fiscal/${id}`);
  await ana.getByRole('button', { name: 'Desistir da solicitação' }).click();
  const question = ana.getByRole('dialog', { name: 'Desistir da solicitação' });
  await question.getByRole('textbox', { name: 'Motivo' }).fill('Pedi em dobro.');
  await question.getByRole('button', { name: 'Desistir' }).click();
  await expect(toasts(ana)).toContainText('Solicitação retirada.');
  const details = ana.getByRole('dialog', { name: client.name });
  await expect(details).toContainText('Descartada');
  await expect(details).toContainText('Pedi em dobro.');

  const master = await enter('master', `/painel/faturamento/contas-a-receber/nota/${id}/historico`);
  await expect(master.getByRole('dialog')).toContainText('Solicitação retirada');
  await expect(master.getByRole('dialog')).toContainText('Pedi em dobro.');
});

test('a doctor asks for a cancellation; staff denies it once, then grants it', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const invoice = await newInvoice(ana, company_id, client.id);
  const { id } = invoice;
  const master = await enter('master', '/painel');
  await issueByHand(master, invoice);
  const ask = async (justification: string) => {
    await ana.goto(`/app/nota-fiscal/${id}`);
    await ana.getByRole('button', { name: 'Pedir cancelamento' }).click();
    const question = ana.getByRole('dialog', { name: 'Pedir cancelamento' });
    await question.getByRole('radio', { name: 'Serviço não prestado' }).check();
    await question.getByRole('textbox', { name: 'Justificativa' }).fill(justification);
    await question.getByRole('button', { name: 'Pedir cancelamento' }).click();
    await expect(toasts(ana)).toContainText('Cancelamento pedido.');
  };
  const decision = master.getByRole('dialog');
  const decide = async () => {
    await master.goto(`/painel/faturamento/contas-a-receber/nota/${id}/detalhes`);
    await decision.getByRole('link', { name: 'Decidir cancelamento' }).click();
    await expect(decision).toContainText('O médico pediu o cancelamento');
  };

  await test.step('denied, with words that she reads', async () => {
    await ask('O plantão foi de outro médico.');
    await decide();
    await decision.getByRole('button', { name: 'Negar o pedido' }).click();
    await decision.getByRole('textbox', { name: 'Resposta ao médico' }).fill('O hospital confirmou o seu plantão.');
    await decision.getByRole('button', { name: 'Negar o pedido' }).click();
    await expect(toasts(master)).toContainText('Pedido negado.');
    await ana.reload();
    await expect(ana.getByRole('dialog')).toContainText('O hospital confirmou o seu plantão.');
  });

  await test.step('granted', async () => {
    await ask('O hospital corrigiu a escala e pediu outra nota.');
    await decide();
    await expect(decision.getByRole('textbox', { name: 'Justificativa' })).toHaveValue('O hospital corrigiu a escala e pediu outra nota.');
    await decision.getByRole('button', { name: 'Cancelar nota' }).click();
    await expect(decision).toContainText('Nota cancelada.');
    await ana.reload();
    await expect(ana.getByRole('dialog')).toContainText('Cancelada');
  });
});
