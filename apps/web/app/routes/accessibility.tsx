import { accessibilityStatement } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/accessibility';
import { PolicyPage } from '../features/policies/policy-page';
import { pageMeta } from '../lib/seo/page-meta';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: accessibilityStatement.title,
      description: 'What we do so that everyone can use Kalavithi, and what is still in the way.',
      path: '/accessibility',
    },
    matches,
  );

export default function Page() {
  return <PolicyPage policy={accessibilityStatement} />;
}
