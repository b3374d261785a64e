import { answers, onlyPage, refuses, type StoryAnswer } from '@esteto/api-client/testing/story-server';
import { doctor, storyCompany } from '@esteto/auth/testing/story-people';
import { client } from '@esteto/contract/billing/client';
import { invoice } from '@esteto/contract/billing/invoice';
import type { InvoiceDetail, InvoiceRow } from '@esteto/contract/billing/invoice-answer';
import { competenceOf, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { storyClient } from '@esteto/features/billing/client/story-client';
import { storyInvoice, storyInvoiceRow } from '@esteto/features/billing/invoice/story-invoice';
import { type StoryScreen, storyScreen, theServer } from '@esteto/shell/testing/story-screen.tsx';
import { today } from '@esteto/ui/system/context/today';
import { dialogCalled, phone } from '@esteto/ui/testing/story-dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '../../routes.ts';

// A doctor asks for an invoice: the client brings its term and its text, and what will be received stands beside the value.

const lucas = storyClient({ default_description_template: 'Plantões de {competência} no pronto-socorro.' });

const asked = storyInvoice({ status: 'requested' });

type Given = Partial<Pick<StoryScreen, 'person' | 'at'>> & { taker?: typeof lucas; asking?: StoryAnswer; former?: InvoiceDetail };

const asking = ({
  person = doctor,
  at = 'criar',
  taker = lucas,
  asking: post = answers(invoice.request, asked),
  former,
}: Given = {}): StoryObj =>
  storyScreen({
    app: 'professional',
    routes,
    at: `/app/faturamento/contas-a-receber/${at}`,
    person,
    answers: [
      post,
      answers(client.list, onlyPage([{ ...taker, fantasy_name: taker.fantasy_name ?? null }])),
      answers(client.similar, []),
      answers(client.detail, taker),
      answers(client.create, taker),
      answers(invoice.list, onlyPage<InvoiceRow>(former ? [storyInvoiceRow(former)] : [])),
      answers(invoice.detail, former ?? storyInvoice()),
    ],
  });

export default { title: 'Diálogos/Solicitar nota', ...asking() } satisfies Meta;

const opened = () => dialogCalled('Solicitar nota');

export const Asking: StoryObj = {
  name: 'Pedir',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).toHaveValue(lucas.default_description_template),
    );
    await expect(dialog.getByRole('textbox', { name: /Vencimento/ })).not.toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await expect(await dialog.findByText(/Você recebe/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await within(document.body).findByText('Nota solicitada. Avisamos quando ela for emitida.')).toBeVisible();
    const sent = theServer().requests.filter(({ method }) => method === 'POST');
    await expect(sent).toHaveLength(1);
    await expect(sent[0]?.body).toMatchObject({ client_id: 3, gross_amount: 150_000 });
  },
};

/** Who is not in the list yet is written down over the request, which stays as it was typed, and is chosen then. */
export const NewClient: StoryObj = {
  name: 'Tomador que ainda não existe',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('textbox', { name: /Descrição do serviço/ }), 'Plantão de domingo.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cadastrar tomador' }));
    const over = await dialogCalled('Novo tomador');
    await userEvent.click(await over.findByRole('radio', { name: 'Pessoa física' }));
    await userEvent.type(over.getByRole('textbox', { name: /CPF/ }), '52998224725');
    await userEvent.type(over.getByRole('textbox', { name: /^Nome/ }), 'Hospital São Lucas');
    await userEvent.click(over.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveValue(lucas.name));
    await expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).toHaveValue('Plantão de domingo.');
    const sent = theServer().requests.filter(({ method }) => method === 'POST');
    await expect(sent).toHaveLength(1);
  },
};

/** What the client's record says that it keeps back comes off, and is explained. */
export const Withheld: StoryObj = {
  ...asking({
    person: { ...doctor, companies: [{ ...storyCompany, tax_regime: 'normal' }] },
    taker: { ...lucas, withholds_inss: true },
  }),
  name: 'Tomador que retém INSS',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await expect(await dialog.findByText(/^O tomador retém INSS R\$\s165,00\./)).toBeVisible();
    await expect(dialog.getByText('Você recebe').parentElement).toHaveTextContent('1.335,00');
    await userEvent.click(dialog.getByRole('button', { name: 'Por que cada imposto é ou não é retido' }));
    await expect(await dialog.findByText(/^O cadastro do tomador diz que ele retém INSS: 11,00\s% do valor bruto/)).toBeVisible();
    await expect(dialog.getByText(/^O cadastro do tomador diz que ele não retém IRRF/)).toBeVisible();
  },
};

const twice = storyInvoice({
  status: 'requested',
  number: null,
  issue_date: null,
  client_id: 3,
  competence: competenceOf(today()),
  gross_amount: 150_000,
  description: `Plantões de ${formatCompetenceLong(competenceOf(today()))} no pronto-socorro.`,
});

/** What was asked for already is told while it is written again, and may be asked for all the same. */
export const AskedTwice: StoryObj = {
  ...asking({ former: twice }),
  name: 'Pedida outra vez',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    const amount = dialog.getByRole('textbox', { name: /Valor do serviço/ });
    await userEvent.type(amount, '1500,00');
    await expect(await dialog.findByText(/^Esta nota já foi pedida: mesmo tomador, mês, valor e descrição\./)).toHaveTextContent(
      /solicitada .* por Ana Souza/,
    );
    await userEvent.type(dialog.getByRole('textbox', { name: /Descrição do serviço/ }), ' Dias 3 e 10.');
    await waitFor(() => expect(dialog.queryByText(/^Esta nota já foi pedida/)).toBeNull());
  },
};

/** From a doctor without a company INSS and income tax are kept back by a person's tables, whatever the client's habits. */
export const NaturalPerson: StoryObj = {
  ...asking({ person: { ...doctor, companies: [{ ...storyCompany, type: 'natural_person', tax_regime: 'normal', iss_rate: null }] } }),
  name: 'Médica sem empresa',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '10000,00');
    await expect(await dialog.findByText(/^O tomador retém IRRF R\$\s1\.584,88, INSS R\$\s932,31\./)).toBeVisible();
    await expect(dialog.getByText('Você recebe').parentElement).toHaveTextContent('7.482,81');
  },
};

export const OnAPhone: StoryObj = { ...phone, name: 'No celular' };

/** What is missing and what cannot be is told beside each field, and nothing leaves. */
export const Incomplete: StoryObj = {
  name: 'Faltam dados',
  play: async () => {
    const dialog = await opened();
    const refuses = async (field: RegExp, text: string, message: RegExp) => {
      const input = dialog.getByRole('textbox', { name: field });
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(message));
      await expect(input).toHaveAttribute('aria-invalid', 'true');
    };
    await refuses(/Valor do serviço/, 'muito', /escreva um valor como 1\.234,56/);
    await refuses(/Valor do serviço/, '0', /escreva um valor maior que zero/);
    await refuses(/^Vencimento/, '31/02/2026', /esta data não existe/);
    await refuses(/^Competência/, '13/2026', /escolha um mês e um ano/);
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: /Tomador/ })).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).toHaveAccessibleDescription(/Preencha o campo/);
    await expect(theServer().requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
};

/** The words of another invoice, for this month. */
export const Repeating: StoryObj = {
  ...asking({ at: 'repetir/7' }),
  name: 'Repetir',
  play: async () => {
    const dialog = await opened();
    await expect(await dialog.findByRole('textbox', { name: /Valor do serviço/ })).toHaveValue('15.000,00');
    await expect(dialog.getByText('Preenchida como a anterior, para este mês. Confira antes de enviar.')).toBeVisible();
  },
};

/** A company that is read only: the server says so, and nothing typed is lost. */
export const Refused: StoryObj = {
  ...asking({ asking: refuses(invoice.request, 403, 'Essa empresa está congelada') }),
  name: 'Recusada pelo servidor',
  play: async () => {
    const dialog = await opened();
    await userEvent.type(dialog.getByRole('combobox', { name: /Tomador/ }), 'São Lucas');
    await userEvent.click(await within(document.body).findByRole('option', { name: /São Lucas/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor do serviço/ }), '1500,00');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /Descrição do serviço/ })).not.toHaveValue(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Solicitar nota' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Essa empresa está congelada');
    await expect(dialog.getByRole('textbox', { name: /Valor do serviço/ })).toHaveValue('1.500,00');
  },
};
