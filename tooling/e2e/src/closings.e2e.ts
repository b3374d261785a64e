import { addCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { expectAccessible } from './support/accessible.ts';
import { thisMonth } from './support/clock.ts';
import { expect, test } from './support/test.ts';

const month = addCompetence(thisMonth(), -1);

test('the month keeps its name through dialogs; who still owes something is reminded at once, each with a result, and reads it on the phone', async ({
  enter,
}) => {
  const analyst = await enter('master', '/painel/mensal/acompanhamento?open=true');

  await test.step('the month stands in title and address, and a dialog and Esc keep it with the filters', async () => {
    await expect(analyst.getByRole('heading', { level: 1 })).toContainText(`Acompanhamento de ${formatCompetenceLong(month)}`);
    await expect(analyst).toHaveURL(new RegExp(`open=true&month=${month}`));
    await analyst.getByRole('link', { name: 'Souza Medicina de Urgência Ltda.' }).click();
    await expect(analyst.getByRole('dialog', { name: 'Souza Medicina de Urgência Ltda.' })).toContainText('Conferência');
    await analyst.keyboard.press('Escape');
    await expect(analyst).toHaveURL(new RegExp(`/acompanhamento\\?open=true&month=${month}$`));
  });

  await test.step('board and matrix show the same month and filters', async () => {
    await analyst.getByRole('link', { name: 'Quadro' }).click();
    await expect(analyst.getByRole('group', { name: 'Fechamentos por situação' })).toContainText('Souza Medicina');
    await expectAccessible(analyst);
    await analyst.getByRole('link', { name: 'Matriz' }).click();
    await expect(analyst).toHaveURL(new RegExp(`month=${month}.*vista=matriz`));
    await expectAccessible(analyst);
    await analyst.getByRole('link', { name: 'Lista' }).click();
  });

  await test.step('all are chosen, what would become of each is read, and each has its result', async () => {
    await analyst.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
    await analyst.getByRole('button', { name: 'Lembrar o cliente' }).click();
    const question = analyst.getByRole('dialog', { name: 'Lembrar o cliente' });
    await expect(question).toContainText('A empresa não tem certificado');
    await question.getByRole('button', { name: 'Lembrar o cliente' }).click();
    const run = analyst.getByRole('dialog', { name: 'Lembrar o cliente' });
    await expect(run.getByText('Lembrado').first()).toBeVisible();
    await expect(run.getByText('Na fila')).toHaveCount(0);
    await expectAccessible(analyst);
    await analyst.keyboard.press('Escape');
    await expect(analyst).toHaveURL(new RegExp(`/acompanhamento\\?month=${month}&open=true$`));
  });

  await test.step('what blocks leads to where it is mended', async () => {
    await analyst.getByRole('link', { name: 'Alves Ortopedia e Traumatologia Ltda.' }).click();
    const checks = analyst.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Folha' });
    await checks.getByRole('link', { name: 'Resolver' }).click();
    await expect(analyst).toHaveURL(/\/fator-r\/historico\/empresa\/\d+\/folha\/\d{4}\/\d{2}/);
  });

  await test.step('Ana reads on her phone what is hers', async () => {
    const ana = await enter('ana', '/app');
    await ana.setViewportSize({ width: 390, height: 844 });
    await ana.getByRole('button', { name: /Avisos/ }).click();
    await expect(ana.getByText(`Falta algo seu para fechar ${formatCompetenceLong(month)}`).first()).toBeVisible();
  });
});
