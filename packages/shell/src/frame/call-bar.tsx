import { useIsFetching } from '@tanstack/react-query';
import { ThinBar } from './thin-bar.tsx';

/** The thin bar on top while a call flagged with `meta: { loading: true }` is under way, such as a list with other filters. */
export const CallBar = () =>
  useIsFetching({ predicate: ({ meta }) => meta?.['loading'] === true }) > 0 ? <ThinBar label="Carregando" /> : null;
