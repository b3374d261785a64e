import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { phone } from '../../testing/story-dialog.ts';
import { CrmDiscountBanner } from './crm-discount-banner.tsx';
import { EnvironmentBanner } from './environment-banner.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { YearEndBanner } from './year-end-banner.tsx';

const restart = fn();

const All = () => (
  <chakra.div display="grid" gap="3">
    <EnvironmentBanner environment="homolog" />
    <YearEndBanner today="2026-12-20" isAdmin={false} />
    <CrmDiscountBanner today="2025-01-10" show_crm_popup />
    <UpdateBanner restart={restart} />
    <OfflineBanner />
  </chakra.div>
);

const meta = {
  title: 'Moldura/Faixas acima das páginas',
  component: All,
  beforeEach: () => {
    const forget = () => localStorage.removeItem('esteto.environment-banner-hidden');
    forget();
    return forget;
  },
} satisfies Meta<typeof All>;
export default meta;
type Story = StoryObj<typeof All>;

export const Together: Story = {
  name: 'Todas',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Ambiente de homologação: nada do que você fizer aqui tem efeito real.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar agora' }));
    await expect(restart).toHaveBeenCalledOnce();
  },
};

/** It was found and is on its way: what it will be asked for stands there already, and waits. */
export const OnItsWay: Story = {
  name: 'Nova versão a caminho',
  render: () => <UpdateBanner restart={null} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Atualizar agora' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Phone: Story = { name: 'No celular', ...phone };

/** What happens when the page is loaded again: jotai's store is a new one, local storage the same. */
const Reloadable = ({ children }: { children: ReactNode }) => {
  const [load, setLoad] = useState(0);
  return (
    <Provider key={load}>
      <Button onClick={() => setLoad(load + 1)}>Recarregar</Button>
      {children}
    </Provider>
  );
};

/** Hidden once, hidden after the page is loaded again. */
export const Hiding: Story = {
  name: 'Ambiente: ocultar e lembrar',
  render: () => (
    <Reloadable>
      <EnvironmentBanner environment="dev" />
    </Reloadable>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar faixa do ambiente' }));
    await expect(canvas.queryByText(/Ambiente de desenvolvimento/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Recarregar' }));
    await expect(canvas.queryByText(/Ambiente de desenvolvimento/)).toBeNull();
    await expect(localStorage.getItem('esteto.environment-banner-hidden')).toBe('true');
  },
};

/** Nothing to say: nothing stands there, and nothing takes room. */
export const None: Story = {
  name: 'Nenhuma',
  render: () => (
    <div data-testid="banners">
      <EnvironmentBanner environment="production" />
      <YearEndBanner today="2026-12-20" isAdmin />
      <YearEndBanner today="2026-11-20" isAdmin={false} />
      <CrmDiscountBanner today="2025-01-30" show_crm_popup />
      <OfflineBanner />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByTestId('banners')).toBeEmptyDOMElement();
  },
};

/** It comes and goes with the connection, and is spoken at once. */
export const Offline: Story = {
  name: 'Sem conexão',
  render: () => <OfflineBanner />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const set = (onLine: boolean) => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => onLine });
      dispatchEvent(new Event(onLine ? 'online' : 'offline'));
    };
    try {
      set(false);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
      set(true);
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
  },
};
