import { clientForm } from '@esteto/domain/billing/client/client-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { dialogCalled, phone } from '../../testing/story-dialog.ts';
import { changesQuestion } from './changes-question.tsx';
import { useConfirm } from './use-confirm.tsx';

type AskerProps = { before: object; after: object; ignore?: readonly string[] };

const Asker = ({ before, after, ignore }: AskerProps) => {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const question = changesQuestion(clientForm, before, after, ignore);
    setAnswer(question === null || (await confirm(question)) ? 'salvo' : 'desistiu');
  };
  return (
    <>
      <Button onClick={ask}>Salvar tomador</Button>
      <output>{answer}</output>
    </>
  );
};

const ana = { name: 'Ana Souza', cpf: null, email: 'ana@hospital.com.br', phone: null, receives_invoice: true };
const caio = { name: 'Caio Prado', cpf: null, email: null, phone: '11987654321', receives_invoice: false };
const address = { cep: '01310100', street: 'Avenida Paulista', number: '1000', city: 'São Paulo', state: 'SP' };

const before = { name: 'Hospital São Lucas', phone: '1132654000', address, contacts: [ana], withholds_iss: false };
const after = {
  name: 'Hospital São Lucas S.A.',
  phone: '1132654000',
  address: { ...address, cep: '04094050', street: 'Avenida Pedro Álvares Cabral', number: 's/n' },
  contacts: [{ ...ana, email: 'ana.souza@hospital.com.br' }, caio],
  withholds_iss: true,
};

const meta = { title: 'Diálogos/Confirmar alterações', component: Asker, args: { before, after } } satisfies Meta<typeof Asker>;
export default meta;
type Story = StoryObj<typeof Asker>;

const ask = async () => {
  await userEvent.click(within(document.body).getByRole('button', { name: 'Salvar tomador' }));
  return dialogCalled('Confirmar Alterações', 'alertdialog');
};
const expectAnswer = (root: HTMLElement, text: string) => waitFor(() => expect(within(root).getByRole('status')).toHaveTextContent(text));
const labels = (dialog: Awaited<ReturnType<typeof ask>>) => dialog.getAllByRole('term').map((term) => term.textContent);

/** Old and new of each field that differs, and of no other. */
export const Saving: Story = {
  name: 'Salvar',
  play: async ({ canvasElement }) => {
    const dialog = await ask();
    await expect(
      dialog.getByText('Revise abaixo os dados que foram alterados. Tem certeza que deseja editar essas informações?'),
    ).toBeVisible();
    await expect(labels(dialog)).toEqual([
      'Razão social',
      'Endereço · CEP',
      'Endereço · Logradouro',
      'Endereço · Número',
      'Contatos 1 · E-mail',
      'Contatos 2',
      'Retém ISS',
    ]);
    await expect(dialog.getByText('Adicionado')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expectAnswer(canvasElement, 'salvo');
  },
};

export const Open: Story = { name: 'Aberto', play: async () => void (await ask()) };

export const Phone: Story = { ...Open, name: 'No celular', ...phone };

export const GivingUp: Story = {
  name: 'Fechar',
  args: { after: { ...after, contacts: [] } },
  play: async ({ canvasElement }) => {
    const dialog = await ask();
    await expect(dialog.getByText('Excluído')).toBeVisible();
    const [, close] = dialog.getAllByRole('button', { name: 'Fechar' });
    if (close) await userEvent.click(close);
    await expectAnswer(canvasElement, 'desistiu');
  },
};

export const Ignoring: Story = {
  name: 'Campos que não contam',
  args: { ignore: ['address.street', 'contacts.email', 'withholds_iss'] },
  play: async () => {
    await expect(labels(await ask())).toEqual(['Razão social', 'Endereço · CEP', 'Endereço · Número', 'Contatos 2']);
  },
};

/** Nothing changed: nothing is asked. */
export const Equal: Story = {
  name: 'Nada mudou',
  args: { after: before },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Salvar tomador' }));
    await expectAnswer(canvasElement, 'salvo');
    await expect(within(document.body).queryByRole('alertdialog')).toBeNull();
  },
};
