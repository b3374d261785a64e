import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

/** One line that opens what explains it; what is inside is made when it is opened. */
export const Disclosure = ({ label, children }: { label: string; children: ReactNode }) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Line type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label}
        <ChevronDown size={16} aria-hidden />
      </Line>
      <chakra.div id={id} hidden={!open} pt="1">
        {open && children}
      </chakra.div>
    </div>
  );
};

const Line = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: { base: '11', sm: '7' },
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'medium',
    textAlign: 'start',
    _hover: { textDecoration: 'underline' },
    '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  },
});
