import type { Examples } from '../../../testing/example.ts';

export const configurationExamples: Examples<'configuration'> = {
  configuration: { all: () => ({}) },
};
