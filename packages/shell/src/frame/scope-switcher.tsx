import { Switcher } from '@esteto/ui/frame/layout/switcher.tsx';
import { useChooseScope } from '../route/use-choose-scope.ts';

/** Which company, or for managers which group, the screens are about. */
export const ScopeSwitcher = () => {
  const { label, options, value, choose } = useChooseScope();
  return options.length > 0 ? <Switcher label={label} options={options} value={value} onChange={(id) => void choose(id)} /> : null;
};
