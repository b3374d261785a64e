import { expectAccessible } from './support/accessible.ts';
import { uniqueName } from './support/api.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// An hour that has gone by is refused.
test.use({ provokes: [422] });

test('the team writes to doctors, sees who read it, and takes it back', async ({ enter }) => {
  const title = uniqueName('Extratos até sexta');
  const staff = await enter('master', '/painel/avancado/notificacoes');
  const dialog = staff.getByRole('dialog', { name: title });
  const bruno = await enter('bruno', '/app');
  const bell = bruno.getByRole('dialog', { name: 'Avisos' });
  const openBell = () => bruno.getByRole('button', { name: /^Avisos/ }).click();

  await test.step('a draft says whom it would reach', async () => {
    await staff.getByRole('link', { name: 'Nova mensagem' }).click();
    const form = staff.getByRole('dialog', { name: 'Nova mensagem' });
    await form.getByRole('textbox', { name: 'Título' }).fill(title);
    await form.getByRole('textbox', { name: 'Texto' }).fill('O fechamento começa na segunda-feira.\nSem eles, fica para depois.');
    await form.getByRole('radio', { name: 'Atenção' }).check();
    await form.getByRole('combobox', { name: 'Página que abre' }).selectOption('Minha conta');
    await form.getByRole('checkbox', { name: 'Médicos' }).check();
    await expect(form.getByText(/^Hoje: \d+ pessoas, \d+ no sino, \d+ por e-mail/)).toBeVisible();
    await expectAccessible(staff);
    await form.getByRole('button', { name: 'Criar rascunho' }).click();
    await expect(dialog.getByText('Rascunho', { exact: true })).toBeVisible();
  });

  await test.step('it cannot be planned for an hour that has gone by', async () => {
    await dialog.getByRole('button', { name: 'Editar' }).click();
    await dialog.getByRole('textbox', { name: 'Enviar em' }).fill('01/11/2026');
    await dialog.getByRole('textbox', { name: 'Às' }).fill('09:00');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.getByRole('button', { name: 'Agendar' }).click();
    const question = staff.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Agendar mensagem' }).click();
    await expect(staff.getByText('O dia e a hora do envio já passaram.').first()).toBeVisible();
    await question.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('it is sent', async () => {
    await dialog.getByRole('button', { name: 'Mais ações' }).click();
    await staff.getByRole('menuitem', { name: 'Enviar agora' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(toasts(staff)).toContainText('Envio iniciado.');
    await expect(dialog.getByText('Enviada', { exact: true }).first()).toBeVisible();
  });

  await test.step('a doctor finds it in the bell, and is led to the page', async () => {
    await openBell();
    const item = bell.getByRole('listitem').filter({ hasText: title });
    await expect(item.getByText('Atenção')).toBeVisible();
    await item.getByRole('link', { name: title }).click();
    await expect(bruno.getByRole('heading', { name: 'Minha conta' })).toBeVisible();
  });

  await test.step('the team sees that he has read it', async () => {
    await dialog.getByRole('link', { name: 'Destinatários' }).click();
    const people = staff.getByRole('dialog', { name: 'Destinatários' });
    await expect(people.getByRole('listitem').filter({ hasText: 'Bruno Alves' })).toContainText('Leu hoje');
    await expectAccessible(staff);
    await staff.keyboard.press('Escape');
  });

  await test.step('it is taken back, and gone', async () => {
    await staff.getByRole('link', { name: title }).click();
    await dialog.getByRole('button', { name: 'Retirar' }).click();
    const why = staff.getByRole('dialog', { name: 'Retirar mensagem' });
    await why.getByRole('textbox', { name: 'Motivo' }).fill('O prazo mudou.');
    await why.getByRole('button', { name: 'Retirar' }).click();
    await expect(toasts(staff)).toContainText('Mensagem retirada.');
    await expect(dialog.getByText('O prazo mudou.')).toBeVisible();
    await bruno.reload();
    await openBell();
    await expect(bell.getByRole('button', { name: 'Marcar tudo como lido' })).toBeVisible();
    await expect(bell.getByText(title)).toHaveCount(0);
  });
});

test('the team decides how a notice goes out', async ({ enter }) => {
  const staff = await enter('master', '/painel/avancado/notificacoes?ver=avisos');
  const team = staff.getByRole('region', { name: 'Para a equipe' });
  const change = async (to: 'check' | 'uncheck') => {
    await team.getByRole('button', { name: 'Alterar: Cliente informou um pagamento' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Cliente informou um pagamento' });
    await dialog.getByRole('switch', { name: 'Enviar este aviso' })[to]({ force: true });
    await dialog.getByRole('button', { name: 'Salvar regra' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change('uncheck');
  await expect(team.getByText('Desligado')).toBeVisible();
  await expectAccessible(staff);
  await change('check');
  await expect(team.getByText('Desligado')).toHaveCount(0);
});
