import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Mail } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { ButtonLink } from '../../components/button/button-link.tsx';
import { Page } from '../../components/card/page.tsx';
import { toast } from '../../components/toast/toast.ts';
import { HistoryDialog } from './history-dialog.tsx';
import { RouteDialog } from './route-dialog.tsx';

const Behind = () => {
  const { pathname, search } = useLocation();
  return (
    <Page title="Notas fiscais" action={<ButtonLink to={{ pathname: 'nota', search }}>Abrir a nota</ButtonLink>}>
      <output aria-label="Endereço">{pathname + search}</output>
      <Outlet />
    </Page>
  );
};

const detail = (
  <RouteDialog
    title="Nota 2026/118 · Hospital São Lucas"
    subtitle="Autorizada em 20 nov, 10:45"
    footer={
      <>
        <Button variant="danger" icon={Ban}>
          Cancelar nota
        </Button>
        <Button variant="primary" icon={Mail} onClick={() => toast.success('Nota enviada.')}>
          Enviar por e-mail
        </Button>
      </>
    }
  >
    Plantões de novembro no pronto-socorro.
  </RouteDialog>
);

const events = [
  {
    id: 3,
    actor_name: 'Marcos Lima',
    label: 'Nota emitida',
    reason: null,
    created_at: '2026-11-20T13:45:00Z',
    changes: [
      { path: 'status', label: 'Situação', old: 'Em preparação', new: 'Autorizada' },
      { path: 'number', label: 'Número', old: 'vazio', new: '118' },
    ],
  },
  { id: 2, actor_name: null, label: 'Preparação iniciada', reason: null, created_at: '2026-11-19T18:02:00Z', changes: [] },
  {
    id: 1,
    actor_name: 'Ana Souza',
    label: 'Nota solicitada',
    reason: 'O hospital pediu a nota até o dia 20, com o número do pedido.',
    created_at: '2026-11-19T17:30:00Z',
    changes: [],
  },
];

const history = (
  <HistoryDialog
    title="Histórico da nota"
    subtitle="2026/118 · Hospital São Lucas"
    query={{ queryKey: ['history'], queryFn: () => Promise.resolve(events) }}
  />
);

const meta = {
  title: 'Padrões/Diálogo com endereço',
  component: Behind,
  parameters: {
    routes: [
      { path: 'nota', element: detail },
      { path: 'historico', element: history },
    ],
  },
} satisfies Meta<typeof Behind>;
export default meta;
type Story = StoryObj<typeof Behind>;

export const Open: Story = { name: 'Aberto', parameters: { at: '/nota' } };

export const Phone: Story = { name: 'No celular', parameters: { at: '/nota' }, globals: { viewport: { value: 'phone' } } };

export const History: Story = {
  name: 'Histórico',
  parameters: { at: '/historico' },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Histórico da nota' });
    await waitFor(() => expect(within(dialog).getByText('Nota emitida')).toBeVisible());
    await expect(within(dialog).getByText('por Esteto')).toBeVisible();
  },
};

/** Opened by its link, closed by Esc: back at the parent with its search string, the focus where it was. */
export const Closing: Story = {
  name: 'Abrir e fechar',
  parameters: { at: '/?status=issued' },
  play: async ({ canvasElement }) => {
    const address = () => within(document.body).getByLabelText('Endereço').textContent;
    const link = within(canvasElement).getByRole('link', { name: 'Abrir a nota' });
    await userEvent.click(link);
    const dialog = await within(document.body).findByRole('dialog', { name: /Nota 2026\/118/ });
    await expect(address()).toBe('/nota?status=issued');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(address()).toBe('/?status=issued');
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** A notice that comes while a dialog is open is spoken, and closing it leaves the dialog. */
export const ToastAbove: Story = {
  name: 'Aviso sobre o diálogo',
  parameters: { at: '/nota' },
  play: async () => {
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar por e-mail' }));
    const region = await within(document.body).findByRole('region', { name: 'Avisos' });
    await userEvent.click(await within(region).findByRole('button', { name: 'Fechar aviso' }));
    await waitFor(() => expect(within(region).queryByText('Nota enviada.')).toBeNull());
    await expect(dialog).toBeVisible();
  },
};

/** A row whose link is drawn anew while its dialog is open, as after a save. */
const Redrawn = () => {
  const navigate = useNavigate();
  const [times, setTimes] = useState(0);
  return (
    <Page title="Notas fiscais">
      <button
        key={times}
        type="button"
        data-action="plain"
        data-row-link="/nota"
        onClick={() => {
          void navigate('nota');
          setTimes(times + 1);
        }}
      >
        Abrir a nota
      </button>
      <Outlet />
    </Page>
  );
};

export const OpenerRedrawn: Story = {
  name: 'A linha que o abriu foi redesenhada',
  render: () => <Redrawn />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abrir a nota' }));
    await within(document.body).findByRole('dialog', { name: /Nota 2026\/118/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Abrir a nota' })).toHaveFocus());
  },
};
