import { PolicyPage } from '../../features/politica/policy-page.tsx';
import { cookiePolicy } from './cookie-policy.ts';

export default function CookiePolicyPage() {
  return <PolicyPage title="Política de cookies" versions={cookiePolicy} />;
}
