import { companyCalled } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const FROZEN = 'Essa empresa está congelada';

test('a frozen company is looked at and not written to', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const { id, accounting_status } = await companyCalled(ana, 'Plantões Ribeirão');
  expect(accounting_status).toBe('frozen');

  await ana.goto(`/app/faturamento/contas-a-receber?empresa=${id}`);
  await expect(ana).toHaveURL('/app/faturamento/contas-a-receber');
  await expect(ana.getByText(FROZEN)).toBeVisible();
  await expect(ana.getByRole('main').getByRole('table').getByRole('row')).not.toHaveCount(1);
  await expect(ana.getByRole('link', { name: 'Solicitar nota' })).toHaveCount(0);

  await ana.goto('/app/faturamento/contas-a-receber/criar?status=paid');
  await expect(ana).toHaveURL('/app/faturamento/contas-a-receber?status=paid');
  await expect(toasts(ana)).toContainText(FROZEN);

  await ana.goto('/app/faturamento/tomadores');
  await expect(ana.getByRole('link', { name: 'Cadastrar tomador' })).toHaveCount(0);
});
