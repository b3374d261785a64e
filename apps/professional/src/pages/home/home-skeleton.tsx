import { Card } from '@esteto/ui/components/card/card.tsx';
import { Loading, Skeleton } from '@esteto/ui/components/states/loading.tsx';
import { HomeColumns } from './home-columns.tsx';

/** The page's own shapes while it loads. */
export const HomeSkeleton = () => (
  <Loading>
    <HomeColumns aria-hidden>
      {['balance', 'latest'].map((name) => (
        <Card key={name}>
          <Skeleton width="40%" />
          <Skeleton width="60%" height="9" mt="3" />
          <Skeleton height="48" mt="5" />
        </Card>
      ))}
    </HomeColumns>
  </Loading>
);
