import type { Page } from '@kalavithi/contract/page';
import type { Site } from '@kalavithi/contract/site';
import { ChevronDown } from 'lucide-react';
import { pictureSources } from '../../lib/format/picture-sources';
import { TextBlocks } from '../../lib/format/text-blocks';
import { useSite } from '../../lib/loading/site';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { InTurn } from '../../ui/in-turn';
import { Picture } from '../../ui/picture';
import { ContactDetails } from './contact-details';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { tablet } from '../../styles/breakpoints';
import { pageWideOnPhone } from '../../styles/picture-sizes';

interface ContactPageProps extends Pick<Site, 'contact' | 'grievanceOfficer'> {
  /** Has the subjects of the form as choices, the reasons as cards and the questions as sections. */
  text: Page;
}

/** The contact form, reasons to write, contact details and questions. */
export function ContactPage({
  text: { choices, cards, sections },
  contact,
  grievanceOfficer,
}: ContactPageProps) {
  const { pictures } = useSite();
  return (
    <div className={classes('wrap quiet', styles.contact)}>
      <div className={styles.picture}>
        <Picture
          sources={pictureSources(pictures.contact)}
          // Above its width: the fine lines of the drawing need the largest file.
          sizes={`${pageWideOnPhone}, ${tablet} 26rem, 41rem`}
          priority="first"
        />
      </div>
      <div className={styles.column}>
        <section aria-label="Message form">
          <ContactForm subjects={choices} email={contact.emails[0]?.address} />
        </section>
        {cards && (
          <section className={styles.reasons} aria-labelledby="reasons">
            <h2 id="reasons">{cards.title}</h2>
            <dl>
              {cards.items.map(({ id, title, text }) => (
                <div key={id}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
      <InTurn part="details">
        <div className={styles.details}>
          <ContactDetails contact={contact} grievanceOfficer={grievanceOfficer} />
          {contact.sampleNotice !== null && <p className="small muted">{contact.sampleNotice}</p>}
        </div>
      </InTurn>
      <InTurn part="questions">
        <section className={styles.questions} aria-labelledby="questions">
          <h2 id="questions">Questions we hear often</h2>
          <div className={styles.answers}>
            {sections.map(({ id, heading, blocks }, index) => (
              <details key={id} open={index === 0}>
                <summary>
                  <span>{heading}</span>
                  <Icon of={ChevronDown} />
                </summary>
                <TextBlocks blocks={blocks} />
              </details>
            ))}
          </div>
        </section>
      </InTurn>
    </div>
  );
}
