import { chakra } from '@chakra-ui/react';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { Paperclip } from 'lucide-react';

/** The files that go along, by name. */
export const EmailAttachments = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <chakra.section gridColumn={spanOf()} aria-label="Anexos">
      <QuietHeading>Anexos</QuietHeading>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {names.map((name) => (
          <Name key={name}>
            <Paperclip size={14} aria-hidden />
            {name}
          </Name>
        ))}
      </chakra.ul>
    </chakra.section>
  );

const Name = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    px: '2.5',
    py: '1',
    bg: 'bg.hover',
    borderRadius: 'control',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
    '& > svg': { flexShrink: '0', color: 'fg.muted' },
  },
});
