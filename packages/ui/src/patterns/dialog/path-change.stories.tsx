import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/button/link.tsx';
import { Page } from '../../components/card/page.tsx';
import { dialogCalled, never } from '../../testing/story-dialog.ts';
import { DialogBody, Modal } from './modal.tsx';
import type { Question } from './question.ts';
import { useConfirm } from './use-confirm.tsx';

/** A page with a dialog that has no address, and a question; both hold links that lead elsewhere. */
const Home = ({ action, blocking }: Pick<Question, 'action'> & { blocking?: boolean }) => {
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [answer, setAnswer] = useState('');
  const confirm = useConfirm();
  return (
    <Page title="Painel">
      <output aria-label="Endereço">{pathname + search}</output>
      <output aria-label="Resposta">{answer}</output>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Button onClick={async () => setAnswer((await confirm({ message: 'Emitir a nota agora?', action })) ? 'sim' : 'não')}>
        Perguntar
      </Button>
      {open && (
        <Modal title="Atalhos" blocking={blocking} onClose={() => setOpen(false)}>
          <DialogBody>
            <Links />
          </DialogBody>
        </Modal>
      )}
      <Outlet />
    </Page>
  );
};

const Links = () => (
  <chakra.div display="flex" gap="4">
    <Link to="?competencia=2026-11">Novembro</Link>
    <Link to="#topo">Topo</Link>
    <Link to="/extratos">Extratos</Link>
  </chakra.div>
);

const meta = {
  title: 'Diálogos/Mudança de página',
  component: Home,
  parameters: { routes: [{ path: 'extratos', element: <p>Extratos de novembro</p> }] },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof Home>;

const page = () => within(document.body);
const address = () => page().getByLabelText('Endereço').textContent;
const press = (name: string) => userEvent.click(page().getByRole('button', { name }));

/** The month in the search string and a place in the page are no other page: the dialog stays. Another path closes it. */
export const Closing: Story = {
  name: 'Fecha quando o caminho muda',
  play: async () => {
    await press('Abrir');
    const dialog = await dialogCalled('Atalhos');
    await userEvent.click(await dialog.findByRole('link', { name: 'Novembro' }));
    await waitFor(() => expect(address()).toBe('/?competencia=2026-11'));
    await userEvent.click(dialog.getByRole('link', { name: 'Topo' }));
    await expect(dialog.getByRole('link', { name: 'Extratos' })).toBeVisible();
    await userEvent.click(dialog.getByRole('link', { name: 'Extratos' }));
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(address()).toBe('/extratos');
  },
};

/** What must be answered first stays wherever one goes. */
export const Blocking: Story = {
  name: 'Fica o que bloqueia',
  args: { blocking: true },
  play: async () => {
    await press('Abrir');
    const dialog = await dialogCalled('Atalhos');
    await userEvent.click(await dialog.findByRole('link', { name: 'Extratos' }));
    await waitFor(() => expect(address()).toBe('/extratos'));
    await expect(dialog.getByRole('link', { name: 'Extratos' })).toBeVisible();
  },
};

/** A question that nobody answered before the page changed is answered 'no'. */
export const Asking: Story = {
  name: 'Pergunta sem resposta',
  render: (args) => (
    <>
      <Home {...args} />
      <Links />
    </>
  ),
  play: async () => {
    await press('Perguntar');
    await dialogCalled('Confirmar', 'alertdialog');
    page().getByRole('link', { name: 'Extratos', hidden: true }).click();
    await waitFor(() => expect(page().queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(page().getByLabelText('Resposta')).toHaveTextContent('não'));
  },
};

/** What is being done is waited for, and what came of it said. */
export const Working: Story = {
  ...Asking,
  name: 'Pergunta em andamento',
  args: { action: never },
  play: async () => {
    await press('Perguntar');
    const question = await dialogCalled('Confirmar', 'alertdialog');
    await userEvent.click(await question.findByRole('button', { name: 'Confirmar' }));
    page().getByRole('link', { name: 'Extratos', hidden: true }).click();
    await waitFor(() => expect(address()).toBe('/extratos'));
    await expect(question.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-busy', 'true');
  },
};
