import { privacyPolicy } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/privacy';
import { PolicyPage } from '../features/policies/policy-page';
import { pageMeta } from '../lib/seo/page-meta';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: privacyPolicy.title,
      description: 'What Kalavithi keeps, what stays in your browser, and what others can see.',
      path: '/privacy',
    },
    matches,
  );

export default function Page() {
  return <PolicyPage policy={privacyPolicy} />;
}
