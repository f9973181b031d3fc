import type { Route } from './+types/contact';
import { useEffect } from 'react';
import { RoomHead } from '../brand/room-head';
import { ContactPage } from '../features/contact/contact-page';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { openKept } from '../lib/loading/connection';
import { answerOf, isNotFound, loaded } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import { BelowHead } from '../ui/below-head';
import type { Elements } from '../ui/elements';

const page = pageData(
  (client) =>
    loaded(
      Promise.all([answerOf(client('page', { params: { id: 'contact' } })), answerOf(client('site'))]).then(
        ([text, { contact, grievanceOfficer }]) => ({ text, contact, grievanceOfficer }),
      ),
      isNotFound,
    ),
  { cache: true, notFoundIfMissing: true },
);
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.contact,
      description: 'Address, telephone, email and office hours, and answers to common questions.',
    },
    matches,
  );

/** The page that the site keeps has the addresses and telephones, which are needed most now. */
function FailedContact({ tryAgain }: { tryAgain: Elements }) {
  useEffect(() => void openKept(), []);
  return <FailedPage tryAgain={tryAgain} />;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={pages.contact.title} />
      <BelowHead>
        <AwaitLoaded data={loaderData.page} failed={(tryAgain) => <FailedContact tryAgain={tryAgain} />}>
          {(contents) => <ContactPage {...contents} />}
        </AwaitLoaded>
      </BelowHead>
    </>
  );
}
