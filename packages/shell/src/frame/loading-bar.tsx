import { useNavigation } from 'react-router';
import { ThinBar } from './thin-bar.tsx';

/** The thin bar on top while the next page is on its way. */
export const LoadingBar = () => (useNavigation().state === 'idle' ? null : <ThinBar label="Carregando a página" />);
