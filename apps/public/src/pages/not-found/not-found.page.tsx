import { NotFoundState } from '@esteto/ui/components/states/not-found-state.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';

export default function NotFoundPage() {
  return (
    <BlankLayout>
      <title>Página não encontrada · Esteto</title>
      <NotFoundState />
    </BlankLayout>
  );
}
