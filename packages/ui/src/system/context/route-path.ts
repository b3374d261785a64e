import { createContext, useContext, useSyncExternalStore } from 'react';

/** Part of a router that is read here. Dialogs and questions stand beside its pages too, where the router's own hooks do not reach. */
export type PathSource = { subscribe: (listener: () => void) => () => void; state: { location: { pathname: string } } };

const PathContext = createContext<PathSource>({ subscribe: () => () => {}, state: { location: { pathname: '' } } });

export const PathProvider = PathContext.Provider;

/** The path of the address bar, that of an open dialog included, without its search string. */
export const useRoutePath = (): string => {
  const source = useContext(PathContext);
  return useSyncExternalStore(source.subscribe, () => source.state.location.pathname);
};
