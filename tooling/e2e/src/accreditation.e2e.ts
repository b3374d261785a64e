import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled, type List } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const PHOTO = {
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
};
const GROUP = 'Cooperativa Médica do Planalto';

test('a doctor accepts an invite on a phone, shows her papers, corrects one, and is approved', async ({ enter }) => {
  const ana = await enter('ana', '/app');
  const manager = await enter('manager', '/gestao');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');
  const [group] = (await ask<{ id: number; name: string }[]>(manager, 'GET', 'admin/manager/management-group/clients')).filter(
    ({ name }) => name === GROUP,
  );
  const { items } = await ask<List<{ id: number }>>(
    manager,
    'GET',
    `admin/manager/accreditations?group_id=${group?.id}&status=invited&search=Ana%20Souza`,
  );
  const mine = ana.getByRole('dialog', { name: GROUP });
  const review = manager.getByRole('dialog', { name: 'Ana Souza' });

  await test.step('Ana accepts, says whom to pay, and shows each paper of her dossier', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto(`/app/docplantao/credenciamento?empresa=${company_id}`);
    await ana.getByRole('link', { name: GROUP }).click();
    await expectAccessible(ana);
    await ana.getByRole('button', { name: 'Aceitar convite' }).click();
    await mine.getByRole('button', { name: 'Preencher dados' }).click();
    await mine.getByRole('textbox', { name: 'Telefone de contato' }).fill('11999998888');
    await mine.getByRole('textbox', { name: 'Número do CRM' }).fill('123456');
    await mine.getByRole('combobox', { name: 'UF do CRM' }).selectOption('SP');
    await mine.getByRole('radio', { name: 'Por Pix, em meu nome' }).check();
    await mine.getByRole('textbox', { name: 'Chave Pix' }).fill('ana.souza@demo.test');
    await mine.getByRole('button', { name: 'Salvar dados' }).click();
    for (const label of ['Identidade e CPF', 'CRM', 'Diploma', 'Comprovante de residência', 'Certidão ético-profissional']) {
      await mine.getByRole('button', { name: `Mostrar ao grupo: ${label}`, exact: true }).click();
      await expect(mine.getByRole('listitem').filter({ hasText: label }).first()).toContainText('Em análise');
    }
    await expectAccessible(ana);
    await mine.getByRole('button', { name: 'Enviar para análise' }).click();
    await expect(toasts(ana)).toContainText('Enviado para análise.');
  });

  await test.step('the group sees each paper beside what is decided, and sends one back', async () => {
    await manager.goto(`/gestao/profissionais/credenciamento/${items[0]?.id}/analise?grupo=${group?.id}`);
    for (const label of ['Identidade e CPF', 'CRM']) {
      await expect(review.getByRole('region', { name: label, exact: true })).toBeVisible();
      await review.getByRole('button', { name: 'Aprovar documento' }).click();
    }
    await expect(review.getByRole('region', { name: 'Diploma' })).toBeVisible();
    await expectAccessible(manager);
    await review.getByRole('button', { name: 'Pedir correção' }).click();
    const over = manager.getByRole('dialog', { name: 'Pedir correção: Diploma' });
    await over.getByRole('textbox', { name: 'O que corrigir' }).fill('Falta o verso.');
    await over.getByRole('button', { name: 'Pedir correção' }).click();
    await review.getByRole('button', { name: 'Devolver para correção' }).click();
    await expect(review).toContainText('Pendente de correção');
  });

  await test.step('Ana keeps a better one and shows it', async () => {
    await ana.reload();
    await expect(mine).toContainText('Falta o verso.');
    await mine.getByRole('button', { name: 'Guardar outro: Diploma' }).click();
    const over = ana.getByRole('dialog', { name: 'Guardar documento' });
    await over.getByLabel('Arquivo').setInputFiles({ ...PHOTO, name: 'diploma.png' });
    await over.getByRole('button', { name: 'Guardar documento' }).click();
    await mine.getByRole('button', { name: 'Mostrar ao grupo: Diploma' }).click();
    await expect(mine.getByRole('listitem').filter({ hasText: 'Diploma' }).first()).toContainText('Em análise');
    await mine.getByRole('button', { name: 'Enviar para análise' }).click();
    await expect(toasts(ana)).toContainText('Enviado para análise.');
  });

  await test.step('the group approves her until a day', async () => {
    await manager.reload();
    for (let left = 3; left > 0; left -= 1) {
      await review.getByRole('button', { name: 'Aprovar documento' }).click();
      await expect(review.getByRole('list').filter({ hasText: 'Diploma' }).first().getByText('Em análise')).toHaveCount(left - 1);
    }
    await review.getByRole('button', { name: 'Entregar ao supervisor' }).click();
    await review.getByRole('button', { name: 'Aprovar credenciamento' }).click();
    const over = manager.getByRole('dialog', { name: 'Aprovar Ana Souza' });
    await over.getByRole('textbox', { name: 'Válido até' }).fill('01/11/2027');
    await over.getByRole('button', { name: 'Aprovar credenciamento' }).click();
    await expect(review).toContainText('Aprovado');
    await ana.reload();
    await expect(mine).toContainText('Aprovado');
  });
});
