import { MyAccount } from '@esteto/features/identity/account/my-account.tsx';

export default function MyAccountPage() {
  return <MyAccount />;
}
