import type { ReadError } from '../system/context/read-error.tsx';

/** A server's refusal, as stories play it. */
export class StoryError extends Error {
  status: number;
  fields: Record<string, string[]>;
  constructor(status: number, message: string, fields: Record<string, string[]> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

export const readStoryError: ReadError = (error) =>
  error instanceof StoryError
    ? { message: error.message, fields: error.fields, status: error.status, ...(error.status === 429 && { tone: 'warning' }) }
    : { message: error instanceof Error ? error.message : 'Algo não saiu como esperado.', fields: {} };
