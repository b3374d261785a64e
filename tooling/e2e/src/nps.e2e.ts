import { addDays, formatDateNumeric } from '@esteto/domain/shared/date/date';
import { expectAccessible } from './support/accessible.ts';
import { today } from './support/clock.ts';
import { toasts } from './support/screens.ts';
import { expect, test } from './support/test.ts';

// The days are refused once, on purpose.
test.use({ provokes: [422] });

test('the team asks employees, one of them is not content, and somebody gets back to them', async ({ enter }) => {
  const staff = await enter('master', '/painel/avancado/nps');
  const dialog = staff.getByRole('dialog');
  const [first, last] = [formatDateNumeric(today()), formatDateNumeric(addDays(today(), 20))];

  await test.step('partners are asked already: the days are refused for them, and free for employees', async () => {
    await staff.getByRole('link', { name: 'Nova pesquisa' }).click();
    await dialog.getByRole('textbox', { name: 'Início' }).fill(first);
    await dialog.getByRole('textbox', { name: 'Fim' }).fill(last);
    await expect(dialog.getByText(/^\d+ pessoas? ficam? de fora: outra pesquisa perguntou há menos de 90 dias\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Criar pesquisa' }).click();
    await expect(dialog.getByText(/^Início: já há uma pesquisa para estas pessoas de /)).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Sócios' }).uncheck();
    await expect(dialog.getByText(/^Hoje \d+ pessoas? seriam? perguntadas?\.$/)).toBeVisible();
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Criar pesquisa' }).click();
    await expect(toasts(staff)).toContainText('Pesquisa criada e iniciada.');
  });

  await test.step('an employee answers 3, and says why', async () => {
    const carla = await enter('carla', '/app');
    const survey = carla.getByRole('dialog', { name: 'Sua opinião é importante para nós!' });
    await survey.getByRole('radio', { name: '3', exact: true }).check({ force: true });
    await survey.getByPlaceholder('Comente aqui').fill('Não sei com quem falar.');
    await survey.getByRole('button', { name: 'Salvar' }).click();
    await expect(toasts(carla)).toContainText('Resposta enviada com sucesso.');
  });

  await test.step('it waits on the home of the team, which gets back to them', async () => {
    await staff.goto('/painel');
    await staff.getByRole('link', { name: /^Detratores sem retorno/ }).click();
    await staff.getByRole('link', { name: `${first} a ${last}` }).click();
    await expect(dialog.getByText(/^A nota aparece a partir de 10 respostas/)).toBeVisible();
    await dialog.getByRole('searchbox', { name: 'Buscar nos comentários' }).fill('NAO SEI');
    await expect(dialog.getByText('Não sei com quem falar.', { exact: true })).toBeVisible();
    await expectAccessible(staff);
    await dialog.getByRole('button', { name: 'Concluir retorno a Carla Lima' }).click();
    const form = staff.getByRole('dialog', { name: 'Concluir retorno' });
    await form.getByRole('textbox', { name: 'O que foi feito' }).fill('Liguei e apresentei a analista.');
    await form.getByRole('button', { name: 'Concluir retorno' }).click();
    await expect(toasts(staff)).toContainText('Retorno concluído.');
    await expect(dialog.getByText(/Liguei e apresentei a analista\./)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Concluir retorno a Carla Lima' })).toHaveCount(0);
  });
});
