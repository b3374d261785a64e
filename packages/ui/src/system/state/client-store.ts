import { createStore } from 'jotai/vanilla';

/** The state of the app in this browser that is no server's: for React's Provider, and for code outside React. */
export const clientStore = createStore();
