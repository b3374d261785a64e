import { linkIn } from '@esteto/api/testing/outbox';
import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled, type List, uniqueName } from './support/api.ts';
import { mailTo } from './support/outbox.ts';
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
    await mine.getByRole('link', { name: 'Guardar outro: Diploma' }).click();
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
    await review.getByRole('link', { name: 'Aprovar credenciamento' }).click();
    const over = manager.getByRole('dialog', { name: 'Aprovar Ana Souza' });
    await over.getByRole('textbox', { name: 'Válido até' }).fill('01/11/2027');
    await over.getByRole('button', { name: 'Aprovar credenciamento' }).click();
    await expect(review).toContainText('Aprovado');
    await ana.reload();
    await expect(mine).toContainText('Aprovado');
  });
});

for (const { on, size } of [
  { on: 'a desk', size: { width: 1280, height: 800 } },
  { on: 'a phone', size: PHONE },
])
  test(`a manager invites a doctor whom Esteto does not know, who comes by the letter on ${on}, fills in, and is seen`, async ({
    enter,
    browser,
    world,
  }) => {
    const name = uniqueName('Rui');
    const email = `${name.replaceAll(/\W/g, '').toLowerCase()}@demo.test`;
    const manager = await enter('manager', '/gestao/profissionais/convite-credenciamento/convidar-por-email?por=email');
    await manager.setViewportSize(size);
    const row = manager
      .getByRole('row')
      .filter({ hasText: name })
      .or(manager.getByRole('listitem').filter({ hasText: name }))
      .first();

    await test.step('the manager writes to them', async () => {
      const dialog = manager.getByRole('dialog', { name: 'Convidar médico por e-mail' });
      await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
      await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
      await dialog.getByRole('textbox', { name: 'CRM' }).fill('CRM/SP 654321');
      await dialog.getByRole('textbox', { name: 'Mensagem' }).fill('Temos plantões de sábado.');
      await expectAccessible(manager);
      await dialog.getByRole('button', { name: 'Enviar convite' }).click();
      await expect(toasts(manager)).toContainText('Convite enviado por e-mail.');
      await expect(row).toContainText('Enviado');
    });

    const context = await browser.newContext({ baseURL: world.origin, viewport: size });
    const doctor = await context.newPage();
    await test.step('the doctor opens the link, makes an account, and finds the invite in it', async () => {
      const sent = async () => (await mailTo(world, email))[0];
      await expect.poll(sent).toBeDefined();
      await doctor.goto(new URL(linkIn(await sent(), '/convite-credenciamento/')).pathname);
      await expect(doctor.getByText('Temos plantões de sábado.')).toBeVisible();
      await expect(doctor.getByText('Certidão ético-profissional')).toBeVisible();
      await doctor.getByLabel(/^Telefone/).fill('11999998888');
      await doctor.getByLabel(/^Senha/).fill('cavalo bateria grampo');
      await doctor.getByLabel(/aceito os termos/).check();
      await expectAccessible(doctor);
      await doctor.getByRole('button', { name: 'Criar conta e ver o convite' }).click();
      await expect(doctor).toHaveURL(/\/app\/docplantao\/credenciamento$/);
      await doctor
        .getByRole('list')
        .getByRole('link', { name: /Vale Verde|Planalto/ })
        .click();
      await doctor.getByRole('button', { name: 'Aceitar convite' }).click();
    });

    await test.step('and fills in, with an account of their own', async () => {
      const mine = doctor.getByRole('dialog');
      await mine.getByRole('button', { name: 'Preencher dados' }).click();
      await expect(mine.getByRole('textbox', { name: 'Número do CRM' })).toHaveValue('654321');
      await mine.getByRole('textbox', { name: 'Telefone de contato' }).fill('11999998888');
      await mine.getByRole('radio', { name: 'Na minha conta bancária' }).check();
      await mine.getByRole('combobox', { name: 'Banco' }).fill('brasil');
      await doctor
        .getByRole('option', { name: /Banco do Brasil/i })
        .first()
        .click();
      await mine.getByRole('radio', { name: 'Conta corrente' }).check();
      await mine.getByRole('textbox', { name: 'Agência' }).fill('1234-5');
      await mine.getByRole('textbox', { name: 'Conta', exact: true }).fill('123456');
      await mine.getByRole('textbox', { name: 'Dígito' }).fill('x');
      await expectAccessible(doctor);
      await mine.getByRole('button', { name: 'Salvar dados' }).click();
      await expect(mine).toContainText('conta corrente 123456-X');
    });

    await test.step('the manager sees the letter accepted, and the doctor among those who fill in', async () => {
      await manager.reload();
      await expect(row).toContainText('Aceito');
      await manager.goto('/gestao/profissionais/credenciamento');
      await expect(row).toContainText('Em preenchimento');
    });

    await test.step('the link is good for nothing any more', async () => {
      const [letter] = await mailTo(world, email);
      await doctor.goto(new URL(linkIn(letter, '/convite-credenciamento/')).pathname);
      await expect(doctor.getByRole('heading', { name: 'Este convite não vale mais' })).toBeVisible();
    });
    await context.close();
  });
