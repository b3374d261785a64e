import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { FieldState } from '../binding/use-field.ts';
import { spanOf } from './field-grid.tsx';

type FieldFrameProps = {
  field: Pick<FieldState, 'id' | 'label' | 'required' | 'error' | 'help' | 'span'>;
  /** At the right of the label: a counter, a help mark. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label above, message below. A key draws only what it changes: forms have sixty of them. */
export const FieldFrame = ({ field: { id, label, required, error, help, span = 6 }, aside, children }: FieldFrameProps) => (
  <Frame gridColumn={spanOf(span)}>
    <FieldHead id={id} label={label} required={required} aside={aside} />
    {children}
    <FieldNotes id={id} error={error} help={help} />
  </Frame>
);

const Frame = chakra('div', { base: { minWidth: '0', display: 'grid', gap: '1.5', alignContent: 'start' } });

type FieldHeadProps = Pick<FieldState, 'id' | 'label' | 'required'> & { aside?: ReactNode };

const FieldHead = memo(({ id, label, required, aside }: FieldHeadProps) => (
  <Head>
    <chakra.label htmlFor={id} fontWeight="medium">
      {label}
      {required && <RequiredMark />}
    </chakra.label>
    {aside}
  </Head>
));

const Head = chakra('span', { base: { display: 'flex', justifyContent: 'space-between', gap: '2', fontSize: 'sm', lineHeight: 'snug' } });

/** The asterisk of a field that must be filled; the input says it to screen readers. */
export const RequiredMark = () => (
  <chakra.span color="attention.fg" aria-hidden>
    {' *'}
  </chakra.span>
);

/** The message and the hint below a field, linked to it by id. */
export const FieldNotes = memo(({ id, error, help }: { id: string; error: string | null; help?: string }) => (
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
));
