import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { dialogCalled, done, never, pasteCode, phone } from '../../testing/story-dialog.ts';
import { StoryError } from '../../testing/story-error.ts';
import { TwoFactorDialog } from './two-factor-dialog.tsx';
import type { TwoFactorKey } from './two-factor-setup.tsx';

declare global {
  interface Window {
    qrCodeRan?: true;
  }
}

/** A picture in the place of a QR code, with a script in it, which must not run. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 25 25" shape-rendering="crispEdges"><script>top.qrCodeRan = true</script>${Array.from(
  { length: 625 },
  (_, index) => ({ x: index % 25, y: Math.floor(index / 25) }),
)
  .filter(({ x, y }) => (x * y + x * x * 3 + y * 5) % 7 < 3)
  .map(({ x, y }) => `<rect x="${x}" y="${y}" width="1" height="1"/>`)
  .join('')}</svg>`;

const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const SETUP = { qrCode: SVG, key: KEY, uri: `otpauth://totp/Esteto:ana%40demo.test?issuer=Esteto&secret=${KEY}` };

const query = (queryFn: () => Promise<TwoFactorKey>, name = 'qr-code') => ({ queryKey: [name], queryFn });

const meta = {
  title: 'Diálogos/Dois fatores',
  component: TwoFactorDialog,
  args: { authenticate: fn(done), onAnswer: fn() },
} satisfies Meta<typeof TwoFactorDialog>;
export default meta;
type Story = StoryObj<typeof TwoFactorDialog>;

const opened = () => dialogCalled('Autenticação em dois fatores');
const firstBox = { name: 'Código de autenticação: 1 de 6' };

/** 'Autenticar' waits for the sixth digit. */
export const Active: Story = {
  name: 'Já ativo',
  play: async ({ args }) => {
    const dialog = await opened();
    const button = dialog.getByRole('button', { name: 'Autenticar' });
    await expect(dialog.queryByRole('img')).toBeNull();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialog.getByRole('textbox', firstBox));
    await userEvent.keyboard('12345');
    await expect(button).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.authenticate).not.toHaveBeenCalled();
    await userEvent.keyboard('6');
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.authenticate).toHaveBeenLastCalledWith('123456', false);
  },
};

/** The server's SVG is shown as an image: whatever it holds, it runs nothing. The key stands below it, for the same phone. */
export const Activating: Story = {
  name: 'Ativar',
  args: { setup: query(() => Promise.resolve(SETUP)) },
  play: async () => {
    const dialog = await opened();
    const image = await dialog.findByRole<HTMLImageElement>('img', { name: 'Código QR para o aplicativo autenticador' });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(window.qrCodeRan).toBeUndefined();
    await expect(dialog.getByText(/Use um aplicativo autenticador/)).toBeVisible();
    await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Usar um código de recuperação' })).toBeNull();
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(dialog.getByRole('button', { name: 'Copiar chave' }));
    await expect(await dialog.findByRole('button', { name: 'Copiado' })).toBeVisible();
    await expect(copied).toHaveBeenCalledWith(KEY);
  },
};

/** The phone is lost: one of the codes that were kept enters. */
export const Recovering: Story = {
  name: 'Código de recuperação',
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Usar um código de recuperação' }));
    const field = dialog.getByRole('textbox', { name: 'Código de recuperação' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'abcde-fghj');
    await expect(dialog.getByRole('button', { name: 'Autenticar' })).toBeDisabled();
    await userEvent.type(field, 'k{Enter}');
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
    await expect(args.authenticate).toHaveBeenLastCalledWith('abcde-fghjk', false);
  },
};

/** And back to the app. */
export const BackToTheApp: Story = {
  name: 'De volta ao aplicativo',
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Usar um código de recuperação' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Usar o aplicativo autenticador' }));
    await expect(dialog.getByRole('textbox', firstBox)).toHaveFocus();
  },
};

export const TurningOff: Story = {
  name: 'Desativar',
  args: { purpose: 'turn_off' },
  play: async ({ args }) => {
    const dialog = await dialogCalled('Desativar autenticação em dois fatores');
    await expect(await dialog.findByText(/só a senha protegerá a sua conta/)).toBeVisible();
    await userEvent.click(dialog.getByRole('textbox', firstBox));
    await userEvent.keyboard('123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Desativar' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};

/** Whoever renews the codes hears first that the old ones end. */
export const RenewingCodes: Story = {
  name: 'Gerar novos códigos',
  args: { purpose: 'renew_codes' },
  play: async ({ args }) => {
    const dialog = await dialogCalled('Gerar novos códigos de recuperação');
    await expect(await dialog.findByText(/guardou antes deixam de valer/)).toBeVisible();
    await userEvent.click(dialog.getByRole('textbox', firstBox));
    await userEvent.keyboard('123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Gerar novos códigos' }));
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith(true));
  },
};

/** Nothing is remembered unless it is asked for. */
export const Remembering: Story = {
  name: 'Lembrar este dispositivo',
  args: { canRemember: true },
  play: async ({ args }) => {
    const dialog = await opened();
    const box = dialog.getByRole('checkbox', { name: /Lembrar este dispositivo por 30 dias/ });
    await expect(box).not.toBeChecked();
    await pasteCode(dialog, '123456');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.authenticate).toHaveBeenLastCalledWith('123456', false));
    await userEvent.click(box);
    await userEvent.click(dialog.getByRole('button', { name: 'Autenticar' }));
    await waitFor(() => expect(args.authenticate).toHaveBeenLastCalledWith('123456', true));
  },
};

export const Phone: Story = { ...Activating, name: 'No celular', ...phone };
export const RememberingPhone: Story = { ...Remembering, name: 'Lembrar este dispositivo no celular', ...phone };
export const RecoveringPhone: Story = { ...Recovering, name: 'Código de recuperação no celular', ...phone };

export const Helping: Story = {
  name: 'Ajuda',
  play: async () => {
    const dialog = await opened();
    const help = dialog.getByRole('button', { name: 'Ajuda', expanded: false });
    await userEvent.click(help);
    await expect(dialog.getByText(/O código muda a cada 30 segundos/)).toBeVisible();
    await expect(help).toHaveAttribute('aria-expanded', 'true');
  },
};

export const Refused: Story = {
  name: 'Código recusado',
  args: { authenticate: () => Promise.reject(new StoryError(422, 'Este código não confere. Espere o próximo e tente de novo.')) },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('textbox', firstBox));
    await userEvent.paste('123 456');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Autenticar' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Autenticar' }));
    await expect(await dialog.findByText('Este código não confere. Espere o próximo e tente de novo.')).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    // It was about that code, not about what is typed next.
    await userEvent.click(dialog.getByRole('button', { name: 'Usar um código de recuperação' }));
    await expect(dialog.queryByText(/Este código não confere/)).toBeNull();
  },
};

export const NotThere: Story = {
  name: 'Código QR não carrega',
  args: { setup: query(() => Promise.reject(new StoryError(0, 'Sem conexão com a internet.')), 'qr-code-lost') },
  play: async () => {
    await expect(await (await opened()).findByRole('alert')).toHaveTextContent('Sem conexão com a internet.');
  },
};

export const Busy: Story = {
  name: 'Autenticando',
  args: { authenticate: never },
  play: async () => {
    const dialog = await opened();
    await pasteCode(dialog, '123456');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Autenticar' })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: 'Autenticar' }));
    for (const button of dialog.getAllByRole('button', { name: 'Fechar' })) await expect(button).toBeDisabled();
  },
};
