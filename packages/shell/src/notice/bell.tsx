import { chakra } from '@chakra-ui/react';
import { noticeQueries } from '@esteto/api-client/office/notice';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useSetOverlay } from '../overlay/overlay.ts';

/** What is new is asked for once a minute, while the page is looked at. */
const ASK_EVERY_MS = 60_000;

/** Opens what the product told the person; says how much of it is new. */
export const Bell = () => {
  const setOverlay = useSetOverlay();
  const { data } = useQuery({ ...noticeQueries.unread({}), refetchInterval: ASK_EVERY_MS });
  const count = data?.count ?? 0;
  return (
    <chakra.span position="relative" display="inline-flex">
      <IconButton label={label(count)} icon={BellIcon} aria-haspopup="dialog" onClick={() => setOverlay('notices')} />
      {count > 0 && <Count data-count={count > 98 ? '99+' : count} aria-hidden />}
    </chakra.span>
  );
};

const label = (count: number): string =>
  count === 0 ? 'Avisos' : count === 1 ? 'Avisos: 1 novo' : `Avisos: ${count > 98 ? 'mais de 98' : count} novos`;

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetInlineEnd: '0',
    minWidth: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'attention.fg',
    color: 'bg.surface',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    lineHeight: '1rem',
    textAlign: 'center',
    pointerEvents: 'none',
    // Drawn, not written: the button's name says it.
    _before: { content: 'attr(data-count)' },
  },
});
