import { expectAccessible } from './support/accessible.ts';
import { uniqueName } from './support/api.ts';
import { pick } from './support/keyboard.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const GROUP = 'Rede Hospitalar Vale Verde';

test('a manager writes to all of a unit, a doctor reads it in the bell, and the manager sees that she did', async ({ enter }) => {
  const title = uniqueName('Entrada do centro cirúrgico');
  const manager = await enter('manager', '/gestao/notificacoes');
  const ana = await enter('ana', '/app');
  const bell = ana.getByRole('dialog', { name: 'Avisos' });
  const dialog = manager.getByRole('dialog', { name: title });

  await test.step('who writes sees how it will look and whom it reaches', async () => {
    await pick(manager, manager.getByRole('button', { name: /^Grupo: / }), GROUP);
    await expect(manager.getByRole('cell', { name: 'Obras no estacionamento' })).toBeVisible();
    await manager.getByRole('link', { name: 'Novo aviso' }).click();
    const form = manager.getByRole('dialog', { name: 'Novo aviso' });
    await form.getByRole('textbox', { name: 'Título' }).fill(title);
    await form.getByRole('textbox', { name: 'Texto' }).fill('A partir de segunda-feira, entre pela rua de trás.');
    await form.getByRole('radio', { name: 'De algumas unidades' }).check();
    await form.getByRole('checkbox', { name: /^Hospital Vale Verde/ }).check();
    await expect(form.getByText(/^Hoje: \d+ pessoas, \d+ no sino, \d+ por e-mail/)).toBeVisible();
    await expect(form.getByText(`${GROUP}: ${title}`)).toBeVisible();
    await expectAccessible(manager);
    await form.getByRole('button', { name: 'Enviar aviso' }).click();
    await expect(toasts(manager)).toContainText('Aviso enviado.');
    await expect(dialog.getByText('Enviado', { exact: true }).first()).toBeVisible();
  });

  await test.step('the doctor finds it in the bell, and reads it', async () => {
    await ana.reload();
    await ana.getByRole('button', { name: /^Avisos/ }).click();
    await expect(bell.getByRole('listitem').filter({ hasText: `${GROUP}: ${title}` })).toBeVisible();
    await bell.getByRole('button', { name: 'Marcar tudo como lido' }).click();
    await expect(bell.getByRole('button', { name: 'Marcar tudo como lido' })).toBeDisabled();
  });

  await test.step('the manager sees that she read it', async () => {
    await dialog.getByRole('link', { name: 'Destinatários' }).click();
    const people = manager.getByRole('dialog', { name: 'Destinatários' });
    await people.getByRole('searchbox').or(people.getByRole('textbox')).fill('Ana Souza');
    await expect(people.getByRole('listitem').filter({ hasText: 'Ana Souza' })).toContainText('Leu hoje');
    await expectAccessible(manager);
  });
});
