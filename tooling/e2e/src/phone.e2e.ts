import { expectAccessible } from './support/accessible.ts';
import { companyCalled, newClient, newInvoice } from './support/api.ts';
import { fillRequest, rowWith, searchFor, toasts } from './support/screens.ts';
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
