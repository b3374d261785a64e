import { callAtOnce } from '@esteto/api-client/api';
import { nps } from '@esteto/contract/office/nps';
import type { ComponentType } from 'react';
import { markAsked, wasAsked } from './survey-asked.ts';

export type Survey = { id: number; Dialog: ComponentType<{ id: number; onClose: () => void }> };

const LOOK_AGAIN_MS = 1_000;

/** The survey that waits for this person's answer, with its dialog, once it would disturb nobody. Null when they were asked before, or have left. */
export const findSurvey = async (userId: number, leaving: AbortSignal): Promise<Survey | null> => {
  if (wasAsked(userId) || leaving.aborted) return null;
  const { id } = await callAtOnce(nps.started, {});
  if (id === null) {
    markAsked(userId);
    return null;
  }
  const { SurveyDialog } = await import('./survey-dialog.tsx');
  while (isBusy() && !leaving.aborted) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  if (leaving.aborted) return null;
  markAsked(userId);
  return { id, Dialog: SurveyDialog };
};

/** Another dialog is open, or the person is typing. */
const isBusy = (): boolean =>
  document.querySelector('[data-dialog]') !== null || (document.activeElement?.matches('input, textarea, select') ?? false);
