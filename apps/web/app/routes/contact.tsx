import { contactPage } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/contact';
import { pageMeta } from '../lib/page-meta';
import { RoomHead } from '../ui/room-head';

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
  const { address, phones, emails, officeHours, reasons, faq, sampleNotice } = contactPage;
  return (
    <>
      <RoomHead title={contactPage.title} />
      <div className="wrap quiet">
        <p className="muted small">{sampleNotice}</p>
        <address>{address.join(', ')}</address>
        <ul>
          {phones.map(({ label, number }) => (
            <li key={number}>
              {label}: {number}
            </li>
          ))}
          {emails.map(({ label, address: mail }) => (
            <li key={mail}>
              {label}: <a href={`mailto:${mail}`}>{mail}</a>
            </li>
          ))}
        </ul>
        <h2>Office hours</h2>
        <ul>
          {officeHours.map(({ days, hours }) => (
            <li key={days}>
              {days}: {hours}
            </li>
          ))}
        </ul>
        <h2>Reasons to reach out</h2>
        <dl>
          {reasons.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd className="muted">{text}</dd>
            </div>
          ))}
        </dl>
        <h2>Frequently asked questions</h2>
        <dl>
          {faq.map(({ q, a }) => (
            <div key={q}>
              <dt>{q}</dt>
              <dd className="muted">{a}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}
