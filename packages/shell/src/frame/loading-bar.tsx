import { chakra } from '@chakra-ui/react';
import { useDelayed } from '@esteto/ui/components/states/use-delayed';
import { useIsFetching } from '@tanstack/react-query';
import { useNavigation } from 'react-router';

/** The thin bar on top while the next page is on its way; a page that comes at once shows none. */
export const LoadingBar = () => (useNavigation().state === 'idle' ? null : <Bar label="Carregando a página" />);

/** The same while a call flagged with `meta: { loading: true }` is under way, such as a list with other filters. */
export const CallBar = () =>
  useIsFetching({ predicate: ({ meta }) => meta?.['loading'] === true }) > 0 ? <Bar label="Carregando" /> : null;

const SHOW_AFTER_MS = 120;

const Bar = ({ label }: { label: string }) => (useDelayed(SHOW_AFTER_MS) ? <Line role="progressbar" aria-label={label} /> : null);

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
