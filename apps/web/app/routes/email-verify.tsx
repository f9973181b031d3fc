import type { Route } from './+types/email-verify';
import { VerificationView } from '../features/email-verification/verification-view';
import { pageMeta } from '../lib/seo/page-meta';
import { completePending } from '../shell/complete-pending';
import { pages } from '../site-map';
import type { RouteHandle } from '../lib/shell/room';

export const handle = { room: 'warli', wallToFoot: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.emailVerification,
      description: 'Enter the six digits that we sent to your email.',
    },
    matches,
  );

export default function EmailVerify() {
  return <VerificationView complete={completePending} />;
}
