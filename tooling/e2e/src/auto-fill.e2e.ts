import { expectAccessible } from './support/accessible.ts';
import { pick } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const GROUP = 'Rede Hospitalar Vale Verde';
const MONTH = 'dia=2027-02-10&periodo=mes';

test('a manager has a month filled, takes some of it over and undoes that', async ({ enter }) => {
  const manager = await enter('manager', '/gestao');

  await test.step('a month of places that nobody has', async () => {
    await manager.goto('/gestao/plantoes/modelos-de-escala');
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    await manager.getByRole('link', { name: 'Aplicar à escala' }).click();
    const apply = manager.getByRole('dialog', { name: 'Aplicar à escala' });
    await apply.getByRole('textbox', { name: 'De' }).fill('01/02/2027');
    await apply.getByRole('textbox', { name: 'Até' }).fill('28/02/2027');
    await apply.getByRole('button', { name: 'Incluir na escala' }).click();
    await expect(toasts(manager)).toContainText('76 plantões incluídos');
  });

  const proposal = manager.getByRole('dialog', { name: 'Proposta de preenchimento' });

  await test.step('a proposal for it', async () => {
    await manager.goto(`/gestao/plantoes/escala?${MONTH}`);
    await expect(manager.getByRole('rowheader', { name: /^Vagas 76 plantões/ })).toBeVisible();
    await manager.getByRole('button', { name: 'Mais ações' }).click();
    await manager.getByRole('menuitem', { name: 'Preencher vagas' }).click();
    const form = manager.getByRole('dialog', { name: 'Preencher vagas' });
    await form.getByRole('textbox', { name: 'De' }).fill('01/02/2027');
    await form.getByRole('textbox', { name: 'Até' }).fill('28/02/2027');
    await expectAccessible(manager);
    await form.getByRole('button', { name: 'Preencher', exact: true }).click();
    await expect(proposal.getByRole('status')).toContainText(/\d+ vagas com proposta/, { timeout: 60_000 });
    await expectAccessible(manager);
  });

  await test.step('some of it is taken over, and taken back', async () => {
    await proposal.getByRole('button', { name: 'Desmarcar todos' }).click();
    const boxes = proposal.getByRole('checkbox');
    for (const index of [0, 1, 2]) await boxes.nth(index).check();
    await proposal.getByRole('button', { name: 'Aceitar 3 plantões' }).click();
    await expect(toasts(manager)).toContainText('3 plantões preenchidos');
    await expect(manager.getByRole('rowheader', { name: /^Vagas 73 plantões/ })).toBeVisible();
    await manager.getByRole('button', { name: 'Desfazer' }).click();
    await expect(manager.getByRole('rowheader', { name: /^Vagas 76 plantões/ })).toBeVisible();
  });

  await test.step('on a phone, and nothing of it', async () => {
    await manager.setViewportSize(PHONE);
    await manager.goto(`/gestao/plantoes/escala/preencher?${MONTH}`);
    const form = manager.getByRole('dialog', { name: 'Preencher vagas' });
    await form.getByRole('textbox', { name: 'De' }).fill('01/02/2027');
    await form.getByRole('textbox', { name: 'Até' }).fill('14/02/2027');
    await form.getByRole('button', { name: 'Preencher', exact: true }).click();
    await expect(proposal.getByRole('status')).toContainText(/\d+ vagas com proposta/, { timeout: 60_000 });
    await expectAccessible(manager);
    await proposal.getByRole('button', { name: 'Descartar' }).click();
    await expect(form).toBeVisible();
  });
});
