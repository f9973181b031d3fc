import { contactPage } from '@kalavithi/catalogue/pages';
import styles from './contact-details.module.css';
import { OpenNow } from './open-now';

const { address, phones, emails, officeHours } = contactPage;

/** Where the house is, how it is reached, and when somebody is there. */
export function ContactDetails() {
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
            <a className="textlink" href={`tel:${number.replaceAll(' ', '')}`}>
              {number}
            </a>{' '}
            <small className={styles.beside}>{label}</small>
          </dd>
        </div>
      ))}
      {emails.map(({ label, address: mail }) => (
        <div key={mail}>
          <dt>Email</dt>
          <dd>
            <a className="textlink" href={`mailto:${mail}`}>
              {mail}
            </a>
            <small>{label}</small>
          </dd>
        </div>
      ))}
      {officeHours.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
      <OpenNow hours={officeHours} />
    </dl>
  );
}
