import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { spanOf } from './field-grid.tsx';
import type { FieldState } from './use-field.ts';

type FieldFrameProps = {
  field: Pick<FieldState, 'id' | 'label' | 'required' | 'error' | 'help' | 'span'>;
  /** At the right of the label: a counter, a help mark. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label above, message below. */
export const FieldFrame = ({ field: { id, label, required, error, help, span }, aside, children }: FieldFrameProps) => (
  <chakra.div gridColumn={spanOf(span)} minW={0} display="grid" gap="1.5" alignContent="start">
    <chakra.span display="flex" justifyContent="space-between" gap="2" fontSize="sm" lineHeight="snug">
      <chakra.label htmlFor={id} fontWeight="medium">
        {label}
        {required && <RequiredMark />}
      </chakra.label>
      {aside}
    </chakra.span>
    {children}
    <FieldNotes id={id} error={error} help={help} />
  </chakra.div>
);

/** The asterisk of a field that must be filled; the input says it to screen readers. */
export const RequiredMark = () => (
  <chakra.span color="attention.fg" aria-hidden>
    {' *'}
  </chakra.span>
);

/** The message and the hint below a field, linked to it by id. */
export const FieldNotes = ({ id, error, help }: { id: string; error: string | null; help?: string }) => (
  <>
    {error && (
      <chakra.p id={`${id}-error`} display="flex" gap="1.5" color="attention.fg" fontSize="sm" lineHeight="snug">
        <chakra.span flexShrink={0} pt="1px">
          <CircleAlert size={16} aria-hidden />
        </chakra.span>
        {error}
      </chakra.p>
    )}
    {help && (
      <chakra.p id={`${id}-help`} color="fg.muted" fontSize="sm" lineHeight="snug">
        {help}
      </chakra.p>
    )}
  </>
);
