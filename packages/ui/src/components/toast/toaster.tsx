import { Box, chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { StatusTone } from '../../system/style/colors.ts';
import { corner } from '../../system/style/corner.ts';
import { IconButton } from '../button/icon-button.tsx';
import { dismissToast, readToasts, subscribeToasts, TOAST_MS, type Toast, type ToastTone } from './toast.ts';

const looks: Record<ToastTone, { icon: typeof Info; tone: StatusTone }> = {
  success: { icon: CircleCheck, tone: 'done' },
  error: { icon: CircleAlert, tone: 'attention' },
  warning: { icon: TriangleAlert, tone: 'waiting' },
  info: { icon: Info, tone: 'running' },
};

/**
 * The live region of toasts. It is always there, so that the first notice is spoken too, and a child of the body, so that dialogs, which hide
 * what is beside them, leave it readable (data-live-announcer).
 */
export const Toaster = () => {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts, readToasts);
  return createPortal(
    <Corner aria-live="polite" role="region" aria-label="Avisos" data-live-announcer data-toaster>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Corner>,
    document.body,
  );
};

const ToastCard = ({ toast: { id, tone, text } }: { toast: Toast }) => {
  const [held, setHeld] = useState(false);
  const { icon: Icon, tone: color } = looks[tone];
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <Card
      role={tone === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      data-tone={tone}
    >
      <Box color={`status.${color}.dot`} flexShrink={0} pt="3px">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW={0} overflowWrap="anywhere">
        {text}
      </Box>
      <IconButton label="Fechar aviso" icon={X} size="sm" onClick={() => dismissToast(id)} />
    </Card>
  );
};

const Corner = chakra('div', {
  base: {
    ...corner,
    // On a phone a dialog stands at the bottom, with its buttons: notices come from above.
    top: { base: 'calc(env(safe-area-inset-top) + 0.75rem)', md: 'auto' },
    bottom: { base: 'auto', md: '6' },
    zIndex: 'toast',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    pointerEvents: 'none',
  },
});

const Card = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    py: '2.5',
    ps: '4',
    pe: '2',
    bg: 'bg.raised',
    color: 'fg.default',
    fontSize: 'md',
    borderRadius: 'card',
    boxShadow: 'float',
    pointerEvents: 'auto',
    animation: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)',
    '& button': { my: '-1' },
    '& > div:nth-of-type(2)': { py: '0.5' },
  },
});
