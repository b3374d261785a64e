import { PolicyPage } from '../../features/politica/policy-page.tsx';
import { privacyPolicy } from './privacy-policy.ts';

export default function PrivacyPolicyPage() {
  return <PolicyPage title="Política de privacidade" versions={privacyPolicy} />;
}
