import { contactPage } from '@kalavithi/catalogue/pages';
import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import { ChevronDown } from 'lucide-react';
import { pictureSources } from '../../lib/format/picture-sources';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { tablet } from '../../styles/breakpoints';

const { reasons, faq, sampleNotice } = contactPage;

const picture = sitePicture('contact');

/** A message to the house, reasons to write one, where the house is, and what is asked most. */
export function ContactPage() {
  return (
    <div className={classes('wrap quiet', styles.contact)}>
      <div className={styles.column}>
        <section aria-label="Message form">
          <ContactForm />
        </section>
        <section aria-labelledby="reasons">
          <h2 id="reasons">Reasons to reach out</h2>
          <dl className={styles.reasons}>
            {reasons.map(({ id, title, text }) => (
              <div key={id}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
        {picture && (
          <div className={styles.picture}>
            <Picture sources={pictureSources(picture)} sizes={`${tablet} 62vw, 32rem`} />
          </div>
        )}
      </div>
      <div className={styles.aside}>
        <ContactDetails />
        <p className="small muted">{sampleNotice}</p>
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">Questions we hear often</h2>
          {faq.map(({ q, a }, index) => (
            <details key={q} open={index === 0}>
              <summary>
                <span>{q}</span>
                <Icon of={ChevronDown} />
              </summary>
              <p>{a}</p>
            </details>
          ))}
        </section>
      </div>
    </div>
  );
}
