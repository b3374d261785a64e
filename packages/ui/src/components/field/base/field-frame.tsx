/// <reference types="vite/client" />
import './field-frame.css';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { FieldState } from '../binding/use-field.ts';

type FieldFrameProps = {
  field: Pick<FieldState, 'id' | 'label' | 'required' | 'error' | 'help' | 'span'>;
  /** At the right of the label: a counter, a help mark. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Label above, message below. Plain elements dressed by field-frame.css, and a key draws only what it changes: forms have sixty of them. */
export const FieldFrame = ({ field: { id, label, required, error, help, span = 6 }, aside, children }: FieldFrameProps) => (
  <div data-field data-span={span}>
    <FieldHead id={id} label={label} required={required} aside={aside} />
    {children}
    <FieldNotes id={id} error={error} help={help} />
  </div>
);

type FieldHeadProps = Pick<FieldState, 'id' | 'label' | 'required'> & { aside?: ReactNode };

const FieldHead = memo(({ id, label, required, aside }: FieldHeadProps) => (
  <span data-field-head>
    <label htmlFor={id}>
      {label}
      {required && <RequiredMark />}
    </label>
    {aside}
  </span>
));

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
