import { createContext } from 'react';

/** Closes the dialog around, for a dialog that is shown as one of its tabs: it has the frame, the title and the ways out. Null where none is around. */
export const TabAround = createContext<(() => void) | null>(null);
