import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// Whom this tab has asked about the survey: once a session, and again in the next. Two people may use one tab after another.

const askedAtom = keptAtom<number>('esteto.survey_asked', { read: (raw) => (typeof raw === 'number' ? raw : null) });

export const wasAsked = (userId: number): boolean => clientStore.get(askedAtom) === userId;

export const markAsked = (userId: number): void => clientStore.set(askedAtom, userId);
