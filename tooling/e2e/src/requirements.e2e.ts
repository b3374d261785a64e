import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled, newClient, newInvoice } from './support/api.ts';
import { press, tabTo, type } from './support/keyboard.ts';
import { bytesOf, rowWith, searchFor, toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const ORDER = { name: 'pedido.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\npedido 77\n%%EOF\n') };
const PHOTO = {
  name: 'escala.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const PHONE = { width: 390, height: 844 };

// An answer without words and files is refused by the server.
test.use({ provokes: [422] });

test('staff asks twice, the doctor answers with files at the desk and on the phone, one answer goes back, all is concluded', async ({
  enter,
}) => {
  const ana = await enter('ana', '/app');
  const analyst = await enter('master', '/painel');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id } = await newInvoice(ana, company_id, client.id);
  const details = `/app/faturamento/contas-a-receber/empresa/${company_id}/detalhes/${id}`;
  const asked = analyst.getByRole('dialog', { name: `Exigências · ${client.name}` });
  const invoice = ana.getByRole('dialog', { name: client.name });
  const card = (dialog: Locator, text: string) => dialog.getByRole('article', { name: text });

  await test.step('the analyst asks for two things from the details; the second click of a double click asks for nothing more', async () => {
    await analyst.goto('/painel/faturamento/contas-a-receber');
    await searchFor(analyst, client.name);
    await rowWith(analyst, client.name).getByRole('link').first().click();
    await analyst.getByRole('dialog', { name: client.name }).getByRole('link', { name: 'Exigências' }).click();
    await asked.getByRole('button', { name: 'Abrir exigência' }).click();
    const form = analyst.getByRole('dialog', { name: `Abrir exigência · ${client.name}` });
    await form.getByRole('textbox', { name: 'O que falta' }).fill('Qual é o número do pedido?');
    await form.getByRole('button', { name: 'Mais uma exigência' }).click();
    await form.getByRole('group', { name: 'Exigência 2' }).getByRole('textbox', { name: 'O que falta' }).fill('Falta a escala.');
    await form.getByRole('button', { name: 'Abrir exigência' }).dblclick();
    await expect(toasts(analyst)).toContainText('Exigência aberta.');
    await expect(asked.getByRole('article')).toHaveCount(2);
    await expect(asked).toContainText('2 exigências com o médico');
  });

  await test.step('Ana finds them on top of the invoice and answers the first with words and a file', async () => {
    await ana.goto(details);
    await expect(invoice.getByRole('region', { name: 'Precisamos de você' }).getByRole('article')).toHaveCount(2);
    const order = card(invoice, 'Qual é o número do pedido?');
    await order.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(order).toContainText('Escreva a resposta ou anexe um arquivo.');
    await order.getByLabel('Arquivos da resposta').setInputFiles(ORDER);
    await expect(order.getByRole('button', { name: 'Retirar pedido.pdf' })).toBeVisible();
    await order.getByRole('textbox', { name: 'Resposta' }).fill('Pedido 77, em anexo.');
    await order.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(toasts(ana)).toContainText('Resposta enviada.');
    await expect(order).toContainText('Respondida');
  });

  await test.step('and the second from the phone, with a photo alone', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto(details);
    const schedule = card(invoice, 'Falta a escala.');
    await schedule.getByLabel('Arquivos da resposta').setInputFiles(PHOTO);
    await expect(schedule.getByRole('button', { name: 'Retirar escala.png' })).toBeVisible();
    expect(await ana.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    await expectAccessible(ana);
    await schedule.getByRole('button', { name: 'Enviar resposta' }).click();
    await expect(schedule).toContainText('Respondida');
    await expect(invoice).toContainText('Respondida');
  });

  await test.step('the analyst reads both, takes the order and sends the schedule back', async () => {
    await analyst.goto('/painel/faturamento/contas-a-receber');
    await searchFor(analyst, client.name);
    await rowWith(analyst, client.name).getByRole('link', { name: 'Exigências' }).click();
    await expect(asked).toContainText('2 respostas para conferir');
    const order = card(asked, 'Qual é o número do pedido?');
    await expect(order).toContainText('Pedido 77, em anexo.');
    const download = analyst.waitForEvent('download');
    await order.getByRole('button', { name: 'Baixar pedido.pdf' }).click();
    expect((await bytesOf(await download)).equals(ORDER.buffer)).toBe(true);
    await order.getByRole('button', { name: 'Concluir' }).click();
    await expect(order).toContainText('Concluída');

    const schedule = card(asked, 'Falta a escala.');
    await schedule.getByRole('button', { name: 'Devolver' }).click();
    await schedule.getByRole('textbox', { name: 'O que ainda falta' }).fill('A foto não se lê. Quais dias?');
    await schedule.getByRole('button', { name: 'Devolver' }).click();
    await expect(schedule).toContainText('Devolvida');
    await expect(toasts(analyst)).toContainText('Exigência devolvida.');
  });

  await test.step('Ana answers again without a mouse', async () => {
    await ana.setViewportSize({ width: 1280, height: 800 });
    await ana.goto(details);
    const schedule = card(invoice, 'Falta a escala.');
    await expect(schedule).toContainText('A foto não se lê. Quais dias?');
    await type(ana, schedule.getByRole('textbox', { name: 'Resposta' }), 'Todos os domingos de novembro.');
    await tabTo(ana, schedule.getByLabel('Arquivos da resposta'));
    await press(ana, schedule.getByRole('button', { name: 'Enviar resposta' }));
    await expect(schedule).toContainText('Respondida');
  });

  await test.step('the analyst concludes, and the invoice goes on', async () => {
    await analyst.goto(`/painel/faturamento/contas-a-receber/nota/${id}/exigencias`);
    await press(analyst, card(asked, 'Falta a escala.').getByRole('button', { name: 'Concluir' }));
    await expect(asked).toContainText('Tudo concluído.');
    await expect(asked).toContainText('Em preparação');
    const labels = (await ask<{ label: string }[]>(analyst, 'GET', `admin/invoices/${id}/history`)).map(({ label }) => label);
    expect(labels).toEqual([
      'Exigência concluída',
      'Exigência respondida',
      'Exigência devolvida',
      'Exigência concluída',
      'Exigência respondida',
      'Arquivo anexado',
      'Exigência respondida',
      'Arquivo anexado',
      'Exigência aberta',
      'Nota solicitada',
    ]);
  });
});

test('the doctor puts a file beside an invoice, staff reads it, and only the sender takes it back', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const master = await enter('master', '/painel');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const client = await newClient(ana, company_id);
  const { id } = await newInvoice(ana, company_id, client.id);
  const dialog = ana.getByRole('dialog', { name: 'Enviar arquivo' });

  await ana.goto('/app/faturamento/contas-a-receber');
  await searchFor(ana, client.name);
  await rowWith(ana, client.name).getByRole('link', { name: 'Enviar arquivo' }).click();
  const chooser = dialog.getByLabel('Novos arquivos');
  await chooser.setInputFiles({ name: 'planilha.xlsx', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from('x') });
  await expect(dialog.getByRole('alert')).toContainText('planilha.xlsx não é de um tipo aceito.');
  await chooser.setInputFiles(ORDER);
  await expect(dialog.getByRole('button', { name: 'Ver pedido.pdf' })).toBeVisible();

  await master.goto(`/painel/faturamento/contas-a-receber/nota/${id}/detalhes`);
  const attached = master.getByRole('dialog').getByRole('region', { name: 'Anexos' });
  await expect(attached).toContainText('pedido.pdf');
  await expect(attached).toContainText('de Ana Souza');
  const download = master.waitForEvent('download');
  await attached.getByRole('button', { name: 'Baixar pedido.pdf' }).click();
  expect((await bytesOf(await download)).equals(ORDER.buffer)).toBe(true);

  await dialog.getByRole('button', { name: 'Excluir pedido.pdf' }).click();
  await ana.getByRole('alertdialog').getByRole('button', { name: 'Excluir arquivo' }).click();
  await expect(toasts(ana)).toContainText('Arquivo excluído.');
  await expect(dialog).toContainText('Nenhum arquivo ainda.');
});
