import type { Route } from './+types/contact';
import { RoomHead } from '../brand/room-head';
import { ContactPage } from '../features/contact/contact-page';
import { AwaitLoaded } from '../lib/loading/await-loaded';
import { answerOf, isNotFound, loaded } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { pageMeta } from '../lib/seo/page-meta';
import { pages } from '../site-map';
import { BelowHead } from '../ui/below-head';

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

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={pages.contact.title} />
      <BelowHead>
        <AwaitLoaded data={loaderData.page}>{(contents) => <ContactPage {...contents} />}</AwaitLoaded>
      </BelowHead>
    </>
  );
}
