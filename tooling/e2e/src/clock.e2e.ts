import { codeIn } from '@esteto/api/testing/outbox';
import { inSaoPaulo } from '@esteto/domain/shared/date/date';
import { expectAccessible } from './support/accessible.ts';
import { ask, companyCalled } from './support/api.ts';
import { now } from './support/clock.ts';
import { pick, typeInBoxes } from './support/keyboard.ts';
import { mailTo } from './support/outbox.ts';
import { people } from './support/people.ts';
import { toasts } from './support/screens.ts';
import { fetchedAll } from './support/settled.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const GROUP = 'Rede Hospitalar Vale Verde';
/** Some steps from the door of the Hospital Vale Verde. */
const AT_THE_HOSPITAL = { latitude: -22.9045, longitude: -47.0617 };

test.use({ provokes: [NO_ANSWER] });

const wallIn = (minutes: number) => inSaoPaulo(new Date(now().getTime() + minutes * 60_000));

test('a doctor clocks a shift on the phone, leaves without a connection; the coordination corrects it; both sign the month before', async ({
  enter,
  world,
}) => {
  const manager = await enter('manager', '/gestao');
  const ana = await enter('ana', '/app');
  const { id: company_id } = await companyCalled(ana, 'Souza Medicina');

  await test.step('the coordination gives the doctor a shift that has begun', async () => {
    const groups = await ask<{ id: number; name: string }[]>(manager, 'GET', 'admin/manager/management-group/clients');
    const here = `group_id=${groups.find(({ name }) => name === GROUP)?.id}`;
    const { units } = await ask<{ units: { id: number; name: string }[] }>(manager, 'GET', `admin/manager/schedule/setup?${here}`);
    const unit_id = units.find(({ name }) => name === 'Hospital Vale Verde')?.id;
    const [start, end] = [wallIn(-5), wallIn(180)];
    const team = await ask<{ id: number; name: string }[]>(manager, 'GET', `admin/manager/professionals?${here}`);
    const user_id = team.find(({ name }) => name === 'Ana Souza')?.id;
    const shift = {
      unit_id,
      starts_on: start.date,
      starts_at: start.time,
      ends_at: end.time,
      shift_type: 'on_site',
      professional_id: user_id,
    };
    const body = { kind: 'change', changes: [{ shift }], reason: 'Cobertura de hoje' };
    await ask(manager, 'POST', `admin/manager/schedule/steps?${here}`, body);
    const window = { from: start.date, to: start.date, unit_id, reason: 'Cobertura de hoje' };
    await ask(manager, 'POST', `admin/manager/schedule/publication?${here}`, window);
  });

  await test.step('the doctor comes: where the phone is, is asked then, and it is at the place', async () => {
    await ana.setViewportSize(PHONE);
    await ana.context().grantPermissions(['geolocation']);
    await ana.context().setGeolocation(AT_THE_HOSPITAL);
    await ana.goto(`/app/docplantao/minha-escala?empresa=${company_id}`);
    await ana.getByRole('button', { name: 'Registrar entrada' }).click();
    await expect(toasts(ana)).toContainText('Entrada registrada às');
    await expect(ana.getByRole('button', { name: 'Registrar saída' })).toBeVisible();
    await expectAccessible(ana);
  });

  await test.step('the doctor leaves in a basement: it waits on the phone, and goes when there is a connection', async () => {
    await fetchedAll(ana);
    await ana.context().setOffline(true);
    await ana.getByRole('button', { name: 'Registrar saída' }).click();
    await expect(ana.getByText(/^Saída de hoje, .* guardada neste aparelho/)).toBeVisible();
    await ana.context().setOffline(false);
    await expect(toasts(ana)).toContainText('Saída que estava guardada foi enviada.');
    await expect(ana.getByText(/guardada neste aparelho/)).toHaveCount(0);
    await expect(ana.getByText('Realizado com divergência').first()).toBeVisible();
  });

  await test.step('the coordination looks at it in the schedule and corrects it, with a reason', async () => {
    await manager.goto('/gestao/plantoes/escala');
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    await manager
      .getByRole('grid', { name: 'Escala de plantões' })
      .getByRole('button', { name: /Ana Souza, .*Realizado com divergência\.$/ })
      .last()
      .click();
    await manager.getByRole('link', { name: 'Ver o ponto' }).click();
    const clock = manager.getByRole('dialog', { name: 'Ponto de Ana Souza' });
    await expect(clock).toContainText('Guardado sem conexão, enviado depois');
    await expect(clock).toContainText('no local');
    await expectAccessible(manager);
    await clock.getByRole('button', { name: 'Corrigir ponto' }).click();
    const question = manager.getByRole('dialog', { name: 'Corrigir ponto' });
    // A correction says when somebody left, and that has been.
    const left = wallIn(-1);
    await question.getByRole('textbox', { name: 'Dia da saída' }).fill(left.date.split('-').toReversed().join('/'));
    await question.getByRole('textbox', { name: 'Saída', exact: true }).fill(left.time);
    await question.getByRole('textbox', { name: 'Motivo' }).fill('A colega chegou mais cedo');
    await question.getByRole('button', { name: 'Corrigir ponto' }).click();
    await expect(toasts(manager)).toContainText('Ponto corrigido.');
    await expect(clock).toContainText('A colega chegou mais cedo');
    await expect(clock).toContainText('Realizado');
  });

  await test.step('the coordination signs the month before', async () => {
    await manager.goto('/gestao/plantoes/horas');
    await expectAccessible(manager);
    await manager.getByRole('link', { name: 'Ana Souza' }).click();
    const statement = manager.getByRole('dialog', { name: 'Ana Souza' });
    await statement.getByRole('button', { name: 'Assinar pela coordenação' }).click();
    await manager.getByRole('alertdialog').getByRole('button', { name: 'Assinar 1 espelho' }).click();
    await expect(statement).toContainText('Espera o profissional');
  });

  await test.step('the doctor reads it and signs with the code that came by e-mail', async () => {
    await ana.goto(`/app/docplantao/minha-escala/horas?mes=${inSaoPaulo(monthBefore()).date.slice(0, 7)}`);
    const dialog = ana.getByRole('dialog', { name: 'Espelho de horas' });
    await expect(dialog).toContainText('Espera a sua assinatura');
    await dialog.getByRole('checkbox', { name: /Conferi as minhas horas/ }).check();
    await dialog.getByRole('button', { name: 'Receber código por e-mail' }).click();
    await expect(dialog).toContainText('Enviamos um código');
    const code = async () => codeIn((await mailTo(world, people.ana)).findLast((text) => text.includes('assina')));
    await expect.poll(code).toMatch(/^[A-Z0-9]{6}$/);
    await dialog.getByRole('textbox').first().click();
    await typeInBoxes(ana, dialog, await code());
    await dialog.getByRole('button', { name: 'Assinar o espelho' }).click();
    await expect(dialog).toContainText('Assinado pelos dois lados');
    await expectAccessible(ana);
  });

  await test.step('and the coordination has both', async () => {
    await manager.reload();
    await expect(manager.getByRole('dialog', { name: 'Ana Souza' })).toContainText('Assinado pelos dois lados');
  });
});

const monthBefore = (): Date => {
  const { date } = inSaoPaulo(now());
  return new Date(Date.parse(`${date.slice(0, 8)}01T12:00:00-03:00`) - 5 * 86_400_000);
};
