import type { Route } from './+types/email-verify';
import { OpenDoor } from '../features/email-verification/open-door';
import { VerificationForm } from '../features/email-verification/verification-form';
import { pageMeta } from '../lib/page-meta';
import styles from './email-verify.module.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Verify your email',
      description: 'Enter the six digits that we sent to your email.',
      path: '/email-verify',
    },
    matches,
  );

export default function EmailVerify() {
  return (
    <div className={`wrap ${styles['page']}`}>
      <div className={styles['text']}>
        <h1>Verify your email</h1>
        <VerificationForm />
      </div>
      <OpenDoor />
    </div>
  );
}
