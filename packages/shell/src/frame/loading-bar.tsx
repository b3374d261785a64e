import { chakra } from '@chakra-ui/react';
import { useDelayed } from '@esteto/ui/components/states/use-delayed';
import { useNavigation } from 'react-router';

/** The thin bar on top while the next page is on its way; a page that comes at once shows none. */
export const LoadingBar = () => (useNavigation().state === 'idle' ? null : <Bar />);

const SHOW_AFTER_MS = 120;

const Bar = () => (useDelayed(SHOW_AFTER_MS) ? <Line role="progressbar" aria-label="Carregando a página" /> : null);

const Line = chakra('div', {
  base: {
    position: 'fixed',
    insetInline: '0',
    top: '0',
    zIndex: 'toast',
    height: '0.5',
    bg: 'brand.solid',
    animation: 'breathe 1s ease-in-out infinite',
  },
});
