import { termsOfService } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/terms';
import { PolicyPage } from '../features/policies/policy-page';
import { pageMeta } from '../lib/seo/page-meta';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: termsOfService.title,
      description: 'What you may expect of Kalavithi, and what it expects of you.',
      path: '/terms',
    },
    matches,
  );

export default function Page() {
  return <PolicyPage policy={termsOfService} />;
}
