/// <reference types="vite/client" />
import './status-badge.css';
import type { Tone } from '@esteto/domain/shared/status/tone';

/** A status as a person reads it: its word and what it means to the eye. */
export type Status = { label: string; tone: Tone };

/**
 * The word of a status with its dot; colour never speaks alone. A plain element dressed by status-badge.css: lists are full of them, and each
 * styled component would work its style out anew.
 */
export const StatusBadge = ({ status: { label, tone } }: { status: Status }) => (
  <span data-status data-tone={tone}>
    {label}
  </span>
);
