import { MyAccount } from '@esteto/features/account/my-account.tsx';

export default function MyAccountPage() {
  return <MyAccount />;
}
