import { chakra } from '@chakra-ui/react';
import { CircleHelp } from 'lucide-react';
import { type ToggleEvent, useId, useRef } from 'react';

/** A small '?' that explains one term in one sentence, with its legal source. A tap or a key opens it, Esc or a tap elsewhere closes. */
export const HelpMark = ({ term, children }: { term: string; children: string }) => {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const place = ({ currentTarget: bubble, newState }: ToggleEvent<HTMLSpanElement>) => {
    const box = mark.current?.getBoundingClientRect();
    if (newState !== 'open' || !box) return;
    const width = Math.min(288, innerWidth - 24);
    bubble.style.left = `${Math.max(12, Math.min(box.left - 16, innerWidth - width - 12))}px`;
    bubble.style.top = `${box.bottom + 6}px`;
  };
  return (
    <>
      <Mark ref={mark} type="button" aria-label={`O que é ${term}?`} popoverTarget={id}>
        <CircleHelp size={16} aria-hidden />
      </Mark>
      <Bubble id={id} popover="auto" role="note" onBeforeToggle={place}>
        {children}
      </Bubble>
    </>
  );
};

const Mark = chakra('button', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '6',
    verticalAlign: 'middle',
    color: 'fg.subtle',
    borderRadius: 'full',
    _hover: { color: 'brand.fg' },
  },
});

const Bubble = chakra('span', {
  base: {
    position: 'fixed',
    inset: 'auto',
    width: 'min(18rem, calc(100vw - 24px))',
    p: '3',
    bg: 'bg.raised',
    color: 'fg.default',
    fontSize: 'sm',
    fontWeight: 'normal',
    lineHeight: 'snug',
    textAlign: 'start',
    whiteSpace: 'normal',
    borderRadius: 'control',
    boxShadow: 'float',
  },
});
