import { Box, Toaster as ChakraToaster, Portal, Toast } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { StatusTone } from '../../system/style/colors.ts';
import { toastRecipe } from '../../system/style/recipes/toast-recipe.ts';
import { IconButton } from '../button/icon-button.tsx';
import { toaster } from './toast.ts';

const looks: Record<string, { icon: typeof Info; tone: StatusTone }> = {
  success: { icon: CircleCheck, tone: 'done' },
  error: { icon: CircleAlert, tone: 'attention' },
  warning: { icon: TriangleAlert, tone: 'waiting' },
};

const plain = { icon: Info, tone: 'running' } as const;

/** The live region of toasts. It is always there, so that the first notice is spoken too. */
export const Toaster = () => (
  <Portal>
    <ChakraToaster toaster={toaster} aria-label="Avisos">
      {({ id, title, type = 'info' }) => {
        const { icon: Icon, tone } = looks[type] ?? plain;
        return (
          <Toast.Root recipe={toastRecipe} role={type === 'error' ? 'alert' : undefined} data-tone={type}>
            <Box color={`status.${tone}.dot`} flexShrink={0} pt="3px">
              <Icon size={16} aria-hidden />
            </Box>
            <Toast.Title>{title}</Toast.Title>
            <IconButton label="Fechar aviso" icon={X} size="sm" my="-1" onClick={() => toaster.dismiss(id)} />
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  </Portal>
);
