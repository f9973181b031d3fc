import type { Page, PageCard } from '@kalavithi/contract/page';
import type { CSSProperties } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { ButtonLink } from '../../ui/button';
import { classes } from '../../ui/classes';
import { TextBlocks } from '../../lib/format/text-blocks';
import { allPages } from '../../site-map';
import { Doorway } from '../../brand/doorway';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { PicturePlaceholder } from '../../brand/placeholder';
import styles from './about-page.module.css';
import { tablet } from '../../styles/breakpoints';
import { pageWideOnPhone } from '../../styles/picture-sizes';
import { BelowHead } from '../../ui/below-head';

function Mission({ title, picture, sections: [mission] }: Page) {
  return (
    <div className={classes('wrap', styles.mission)}>
      <div>
        <h1>{title}</h1>
        {mission && <TextBlocks blocks={mission.blocks} className={styles.words} />}
      </div>
      {picture && (
        <div className={styles.work} style={{ '--ratio': picture.width / picture.height } as CSSProperties}>
          <Picture
            sources={pictureSources(picture, { close: true })}
            // Above its width of 520 pixels: there the file for the next size is taken.
            sizes={`${pageWideOnPhone}, ${tablet} 46vw, 560px`}
            priority="first"
          />
        </div>
      )}
    </div>
  );
}

/** A card that links to a page, with the doorway of its room. */
function Door({ card: { title, text, link, picture } }: { card: PageCard }) {
  const room = allPages.find(({ path }) => path === link)?.room ?? 'home';
  const content = (
    <>
      {picture ? (
        <Picture
          sources={pictureSources(picture)}
          sizes={`${tablet} 128px, 30vw`}
          decorative
          className={styles.picture}
        />
      ) : (
        <PicturePlaceholder doorway={room} className={classes(styles.picture, styles.place)} />
      )}
      <div className={styles.text}>
        <Doorway of={room} />
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </>
  );
  return link === null ? (
    <div className={styles.door} data-room={room}>
      {content}
    </div>
  ) : (
    <Link className={styles.door} to={link} data-room={room}>
      {content}
    </Link>
  );
}

/** The About page. Its first section is the mission. */
export function AboutPage({ page }: { page: Page }) {
  const [, ...stories] = page.sections;
  return (
    <div className="quiet">
      <Mission {...page} />
      <BelowHead>
        {page.cards && (
          <section className={classes('wrap', styles.celebrate)} aria-labelledby="celebrate">
            <h2 id="celebrate">{page.cards.title}</h2>
            <ul className={styles.doors}>
              {page.cards.items.map((card) => (
                <li key={card.id}>
                  <Door card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {stories.map(({ id, heading, blocks }, index) => (
          <section key={id} className={classes('wrap', styles.story)} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <div>
              <div className={styles.paragraphs}>
                <TextBlocks blocks={blocks} className="read" />
              </div>
              {index === stories.length - 1 && (
                <div className={styles.ways}>
                  {page.actions.map(({ text, link }, action) => (
                    <ButtonLink key={link} to={link} look={action === 0 ? 'primary' : 'line'}>
                      {text}
                    </ButtonLink>
                  ))}
                </div>
              )}
            </div>
          </section>
        ))}
      </BelowHead>
    </div>
  );
}
