import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Six columns for fields; each says how many it takes (`span`). On a phone all take the whole width. */
export const FieldGrid = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(6, minmax(0, 1fr))' }, columnGap: '4', rowGap: '5' },
});

export type FieldSpan = 1 | 2 | 3 | 4 | 5 | 6;

export const spanOf = (span: FieldSpan = 6) => ({ base: 'auto', sm: `span ${span}` });

/** Fields that belong together, below a quiet heading. */
export const FieldSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <chakra.section gridColumn={spanOf()} aria-labelledby={id} display="grid" gap="4" pt="2">
      <chakra.h3 id={id} fontSize="sm" fontWeight="semibold" color="fg.muted">
        {title}
      </chakra.h3>
      <FieldGrid>{children}</FieldGrid>
    </chakra.section>
  );
};

/** The same, folded: what few need, below a line that opens it. It opens by itself where something in it has to be mended. */
export const FoldedSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.details gridColumn={spanOf()} borderTopWidth="1px" borderColor="border.default" css={FOLD}>
    <summary>
      {title}
      <ChevronDown size={16} aria-hidden />
    </summary>
    <chakra.section aria-label={title} pt="3" pb="1">
      <FieldGrid>{children}</FieldGrid>
    </chakra.section>
  </chakra.details>
);

/** Fields that whoever looks only reads: nothing in it takes the focus, and what it holds is saved as it was. */
export const LockedFields = ({ locked, children }: { locked: boolean; children: ReactNode }) => (
  <chakra.fieldset disabled={locked} display="contents">
    {children}
  </chakra.fieldset>
);

const FOLD = {
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '11',
    color: 'fg.muted',
    fontSize: 'sm',
    fontWeight: 'semibold',
    cursor: 'pointer',
    borderRadius: 'sm',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { color: 'fg.default' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
} as const;
