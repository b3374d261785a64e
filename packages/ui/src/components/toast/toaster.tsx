import { Box, Toaster as ChakraToaster, createToaster, Toast } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { clientStore } from '../../system/state/client-store.ts';
import type { StatusTone } from '../../system/style/colors.ts';
import { toastRecipe } from '../../system/style/recipes/toast-recipe.ts';
import { IconButton } from '../button/icon-button.tsx';
import { type ToastTone, waitingToastsAtom } from './toast.ts';

/** Product rule: a notice stays for 5 seconds. */
const TOAST_MS = 5000;

/** In the strip above dialogs, which keeps their titles and their buttons free, and the title of a page. */
export const toaster = createToaster({ placement: 'top', offsets: '0.5rem', max: 4, gap: 8, duration: TOAST_MS, removeDelay: 0 });

const looks: Record<string, { icon: typeof Info; tone: StatusTone }> = {
  success: { icon: CircleCheck, tone: 'done' },
  error: { icon: CircleAlert, tone: 'attention' },
  warning: { icon: TriangleAlert, tone: 'waiting' },
};

const plain = { icon: Info, tone: 'running' } as const;

/** The same words are one notice. */
const show = (type: ToastTone, text: string) => toaster.create({ id: text, title: text, type, duration: TOAST_MS });

/** The notices that are open, within their live region. */
export const Toaster = () => {
  const [waiting, setWaiting] = useAtom(waitingToastsAtom, { store: clientStore });
  useEffect(() => {
    if (waiting.length === 0) return;
    setWaiting([]);
    // The library listens from the microtask after its first drawing on.
    queueMicrotask(() => {
      for (const { tone, text } of waiting) show(tone, text);
    });
  }, [waiting, setWaiting]);
  return (
    <ChakraToaster toaster={toaster} role="group" aria-label="Avisos abertos">
      {({ id, title, type = 'info' }) => {
        const { icon: Icon, tone } = looks[type] ?? plain;
        return (
          <Toast.Root
            recipe={toastRecipe}
            role={type === 'error' ? 'alert' : undefined}
            data-tone={type}
            tabIndex={-1}
            // Held while the focus is in it. The region would bring who tabs on back to where they came from.
            onFocus={(event) => {
              event.stopPropagation();
              toaster.pause(id);
            }}
            onBlur={(event) => {
              event.stopPropagation();
              toaster.resume(id);
            }}
          >
            <Box color={`status.${tone}.dot`} flexShrink={0} pt="3px">
              <Icon size={16} aria-hidden />
            </Box>
            <Toast.Title>{title}</Toast.Title>
            <IconButton label="Fechar aviso" icon={X} size="sm" my="-1" onClick={() => toaster.dismiss(id)} />
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  );
};
