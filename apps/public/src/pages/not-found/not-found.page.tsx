import { BlankLayout } from '@esteto/ui/layout/blank-layout.tsx';
import { NotFoundState } from '@esteto/ui/states/not-found-state.tsx';

export default function NotFoundPage() {
  return (
    <BlankLayout>
      <title>Página não encontrada · Esteto</title>
      <NotFoundState />
    </BlankLayout>
  );
}
