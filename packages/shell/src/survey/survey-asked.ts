import { clientStore } from '@esteto/ui/system/state/client-store';
import { keptAtom } from '@esteto/ui/system/state/kept-atom';

// The person whom this tab has asked about the survey, once a session. It is kept by person, because two may use one tab after another.

const askedAtom = keptAtom<number>('esteto.survey_asked', { read: (raw) => (typeof raw === 'number' ? raw : null) });

export const wasAsked = (userId: number): boolean => clientStore.get(askedAtom) === userId;

export const markAsked = (userId: number): void => clientStore.set(askedAtom, userId);
