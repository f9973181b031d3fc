import type { Site } from '@kalavithi/contract/site';
import styles from './contact-details.module.css';
import { contactGroups } from './contact-groups';
import { OpenNow } from './open-now';
import { formatHours } from './opening-hours';

type ContactDetailsProps = Pick<Site, 'contact' | 'grievanceOfficer'>;

/** Opening hours, address, telephone and email by subject, and grievance officer. */
export function ContactDetails({
  contact: { address, phones, emails, hours },
  grievanceOfficer,
}: ContactDetailsProps) {
  return (
    <dl className={styles.details}>
      <OpenNow hours={hours} />
      {hours.map((row) => {
        const { days, times } = formatHours(row);
        return (
          <div key={days} className={styles.hours}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        );
      })}
      <div>
        <dt>Visit</dt>
        <dd>
          <address>
            {address.map((line) => (
              <span key={line}>
                {/* A house number stays with its street. */}
                <span>{line.replace(/(\d) /, '$1\u00A0')}</span>
                <br />
              </span>
            ))}
          </address>
        </dd>
      </div>
      {contactGroups({ phones, emails }).map(({ label, phone, email }) => (
        <div key={`${label} ${phone}`}>
          <dt>{label}</dt>
          <dd className={styles.ways}>
            {phone !== null && <PhoneLink number={phone} />}
            {email !== null && <EmailLink address={email} />}
          </dd>
        </div>
      ))}
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
