import type { Site } from '@kalavithi/contract/site';
import styles from './contact-details.module.css';
import { OpenNow } from './open-now';
import { formatHours } from './opening-hours';

interface ContactDetailsProps {
  contact: Site['contact'];
  grievanceOfficer: Site['grievanceOfficer'];
}

/** Address, telephone, email, opening hours and grievance officer. */
export function ContactDetails({
  contact: { address, phones, emails, hours },
  grievanceOfficer,
}: ContactDetailsProps) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>Visit</dt>
        <dd>
          <address>
            {address.map((line) => (
              <span key={line}>
                <span>{line}</span>
                <br />
              </span>
            ))}
          </address>
        </dd>
      </div>
      {phones.map(({ label, number }) => (
        <div key={number}>
          <dt>Phone</dt>
          <dd>
            <PhoneLink number={number} /> <small className={styles.beside}>{label}</small>
          </dd>
        </div>
      ))}
      {emails.map(({ label, address: mail }) => (
        <div key={mail}>
          <dt>Email</dt>
          <dd>
            <EmailLink address={mail} />
            <small>{label}</small>
          </dd>
        </div>
      ))}
      {hours.map((row) => {
        const { days, times } = formatHours(row);
        return (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        );
      })}
      <OpenNow hours={hours} />
      {grievanceOfficer && (
        <div>
          <dt>Grievance officer</dt>
          <dd>
            <span>{grievanceOfficer.name}</span>
            <br />
            <EmailLink address={grievanceOfficer.email} />
            <br />
            <PhoneLink number={grievanceOfficer.phone} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function PhoneLink({ number }: { number: string }) {
  return (
    <a className="textlink" href={`tel:${number.replaceAll(' ', '')}`}>
      {number}
    </a>
  );
}

function EmailLink({ address }: { address: string }) {
  return (
    <a className="textlink" href={`mailto:${address}`}>
      {address}
    </a>
  );
}
