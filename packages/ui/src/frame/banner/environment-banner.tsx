import { testEnvironmentLabel, testEnvironmentOf } from '@esteto/domain/office/banner/banner-rules';
import { useAtom } from 'jotai';
import { X } from 'lucide-react';
import { IconButton } from '../../components/button/icon-button.tsx';
import { Banner } from '../../components/states/banner.tsx';
import { keptAtom } from '../../system/state/kept-atom.ts';

/** Kept through logout, as the theme is. */
const hiddenAtom = keptAtom<true>('esteto.environment-banner-hidden', { read: (raw) => (raw === true ? true : null) });

/** Says where one is when it is not the real thing. Hidden once, it stays hidden in this browser. */
export const EnvironmentBanner = ({ environment }: { environment: string }) => {
  const [hidden, setHidden] = useAtom(hiddenAtom);
  const testEnvironment = testEnvironmentOf(environment);
  if (testEnvironment === null || hidden === true) return null;
  return (
    <Banner
      tone="waiting"
      action={<IconButton label="Ocultar faixa do ambiente" icon={X} size="sm" my="-1" onClick={() => setHidden(true)} />}
    >
      {testEnvironmentLabel[testEnvironment]}: nada do que você fizer aqui tem efeito real.
    </Banner>
  );
};
