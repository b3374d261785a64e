import { chakra } from '@chakra-ui/react';

/** The name with its sign: a stethoscope's tube that ends in a point. `compact` leaves the sign alone. */
export const Brand = ({ size = 'md', compact = false }: { size?: 'md' | 'lg'; compact?: boolean }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2.5" color="fg.default">
    <chakra.svg
      viewBox="0 0 32 32"
      boxSize={size === 'lg' ? '9' : '7'}
      role={compact ? 'img' : undefined}
      aria-label={compact ? 'Esteto' : undefined}
      aria-hidden={compact ? undefined : true}
      fill="none"
    >
      <chakra.rect width="32" height="32" rx="9" fill="brand.solid" />
      <chakra.path
        d="M9 8.5v5a6 6 0 0 0 12 0v-5M15 19.5v1a4.5 4.5 0 0 0 9 0v-1.2"
        stroke="brand.contrast"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <chakra.circle cx="24" cy="17" r="2.2" fill="brand.contrast" />
    </chakra.svg>
    {!compact && (
      <chakra.span fontSize={size === 'lg' ? '2xl' : 'lg'} fontWeight="semibold" letterSpacing="tight">
        Esteto
      </chakra.span>
    )}
  </chakra.span>
);
