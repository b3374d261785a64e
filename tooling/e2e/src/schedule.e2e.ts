import { expectAccessible } from './support/accessible.ts';
import { companyCalled } from './support/api.ts';
import { pick } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const GROUP = 'Rede Hospitalar Vale Verde';
const WEEK = 'dia=2027-01-05';

test('a manager makes a week from a template, fills a place, undoes and publishes; a doctor reads it on a phone', async ({ enter }) => {
  const manager = await enter('manager', '/gestao');
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');

  await test.step('the template is laid onto a week, once', async () => {
    await manager.goto('/gestao/plantoes/modelos-de-escala');
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    await expect(manager.getByRole('cell', { name: 'Hospital Vale Verde' })).toBeVisible();
    await manager.getByRole('link', { name: 'Aplicar à escala' }).click();
    const apply = manager.getByRole('dialog', { name: 'Aplicar à escala' });
    await apply.getByRole('textbox', { name: 'De' }).fill('03/01/2027');
    await apply.getByRole('textbox', { name: 'Até' }).fill('09/01/2027');
    await apply.getByRole('button', { name: 'Ver o que vai entrar' }).click();
    await expect(apply).toContainText('19 plantões entram');
    await expectAccessible(manager);
    await apply.getByRole('button', { name: 'Incluir na escala' }).click();
    await expect(toasts(manager)).toContainText('19 plantões incluídos');
  });

  await test.step('a place is given to who may take it, taken back, and given again', async () => {
    await manager.goto(`/gestao/plantoes/escala?${WEEK}`);
    const grid = manager.getByRole('grid', { name: 'Escala de plantões' });
    const hole = grid.getByRole('button', { name: /^19–7 .*Vaga, .*5 de janeiro/ });
    await hole.click();
    const shift = manager.getByRole('dialog', { name: 'Vaga' });
    await shift.getByRole('combobox', { name: 'Profissional' }).click();
    await shift
      .getByRole('option', { name: /Disponível/ })
      .first()
      .click();
    await shift.getByRole('button', { name: 'Salvar' }).click();
    await expect(hole).toHaveCount(0);
    await manager.getByRole('button', { name: 'Desfazer' }).click();
    await expect(hole).toHaveCount(1);
    await manager.getByRole('button', { name: 'Refazer' }).click();
    await expect(hole).toHaveCount(0);
    await expectAccessible(manager);
  });

  await test.step('the week is published', async () => {
    await manager.getByRole('link', { name: /^Publicar 19 rascunhos/ }).click();
    const dialog = manager.getByRole('dialog', { name: 'Publicar a escala' });
    await expect(dialog).toContainText('18 deles ficam como vagas em aberto');
    await dialog.getByRole('button', { name: 'Publicar e avisar' }).click();
    await expect(toasts(manager)).toContainText('19 plantões publicados; 1 profissional avisado.');
  });

  await test.step('doctors read the schedule of their groups on a phone', async () => {
    await ana.setViewportSize(PHONE);
    await ana.goto(`/app/docplantao/escala?empresa=${company_id}&${WEEK}`);
    await expect(ana.getByRole('button', { name: /Vaga, Hospital Vale Verde, 4 de janeiro de 2027/ }).first()).toBeVisible();
    await expectAccessible(ana);
  });
});
