import { contactPage } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/contact';
import { ContactPage } from '../features/contact/contact-page';
import { pageMeta } from '../lib/seo/page-meta';
import { RoomHead } from '../brand/room-head';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Contact Us',
      description: 'Address, telephone, mail and office hours of Kalavithi, and answers to common questions.',
      path: '/contactus',
    },
    matches,
  );

export default function Contact() {
  return (
    <>
      <RoomHead title={contactPage.title} />
      <ContactPage />
    </>
  );
}
