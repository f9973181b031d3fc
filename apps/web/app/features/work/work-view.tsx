import type { Catalogue, WorkDetails } from '@kalavithi/contract/work';
import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinePlaceholder, PicturePlaceholder } from '../../brand/placeholder';
import { SampleMark } from '../../brand/sample-mark';
import { dateRange, daysOf } from '../../lib/format/dates';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { wordsInList } from '../../lib/works/words-in-list';
import { useDocumentTitle } from '../../lib/seo/document-title';
import { labelOf, pages, type SitePage } from '../../site-map';
import { classes } from '../../ui/classes';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { InTurn } from '../../ui/in-turn';
import { Link } from '../../ui/link';
import { LinkRows } from '../../ui/link-rows';
import { Picture } from '../../ui/picture';
import { tablet } from '../../styles/breakpoints';
import { upToTablet } from '../../styles/picture-sizes';
import type { OtherWork } from './load-work';
import { LookLink, LookTools, OpenLook, WaitingTools } from './look-links';
import { OtherWorks } from './other-works';
import { ratioInList } from './ratio-in-list';
import { workTitle } from './work-title';
import styles from './work-view.module.css';

/**
 * As tall as the screen allows; on phones as wide as the page. On a desk the file for one and a half times as
 * many pixels: what is sold is seen without the marks of compression.
 */
const sizes = `${upToTablet(93)}, (max-width: 91em) 66vw, 940px`;

/** A photograph is as wide as its column, on phones as the screen. */
const photoSizes = `${tablet} 100vw, (max-width: 91em) 46vw, 576px`;

/** The page that a catalogue's works are listed on. */
export const roomOfCatalogue = {
  paintings: pages.paintings,
  handicrafts: pages.handicrafts,
  gallery: pages.gallery,
} as const satisfies Record<Catalogue, SitePage>;

const moreOf = {
  paintings: 'More paintings',
  handicrafts: 'More handicrafts',
  gallery: 'More of the gallery',
} as const;

/** Leads to the list of the catalogue; of a work of the gallery, to its school. */
function BackToRoom({ catalogue, work }: { catalogue: Catalogue; work?: WorkDetails }) {
  const { path } = roomOfCatalogue[catalogue];
  const to = work?.catalogue === 'gallery' ? `${path}?school=${encodeURIComponent(work.school)}` : path;
  return (
    <Link className={styles.back} to={to}>
      <Icon of={ArrowLeft} />
      <span>{work?.schoolName ?? labelOf(roomOfCatalogue[catalogue])}</span>
    </Link>
  );
}

/** The layout of a page for a picture that is `ratio` times as wide as high. */
const shapeOf = (catalogue: Catalogue, ratio: number) => ({
  className: classes(
    styles.work,
    catalogue === 'handicrafts' && styles.ofPhoto,
    ratio > 1.2 && styles.ofWide,
    catalogue !== 'gallery' && styles.forSale,
  ),
  style: { '--ratio': ratio } as CSSProperties,
});

/** Who made it comes first, in a row like the others: lists don't know it, and nothing may move when the work has come. */
function Facts({ work }: { work: WorkDetails }) {
  const { maker, tradition, community, region, technique, material, size } = work;
  const facts = [
    ['Tradition', tradition],
    ['People', community],
    ['Place', region],
    ['Technique', technique],
    ['Material', material],
    ['Size', size],
  ] as const;
  return (
    <dl className={styles.facts}>
      {maker && (
        <div>
          <dt>Made by</dt>
          <dd>
            <Link className="textlink" to={`${pages.artists.path}/${maker.id}`}>
              {maker.name}
            </Link>
            {maker.sample && <SampleMark />}
          </dd>
        </div>
      )}
      {facts.map(
        ([term, fact]) =>
          fact !== null && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function GeographicalIndication({ gi }: { gi: NonNullable<WorkDetails['gi']> }) {
  return (
    <section className={styles.gi} aria-labelledby="gi">
      <h2 id="gi">Geographical indication</h2>
      <p className={styles.giName}>
        {gi.number === null ? gi.name : `${gi.name}, application no.\u00A0${gi.number}`}
      </p>
      <p>India’s register protects this name: only makers of its region may sell their work under it.</p>
    </section>
  );
}

function Artists({ artists }: { artists: WorkDetails['artists'] }) {
  return (
    <LinkRows
      id="artists-of-tradition"
      title="Artists of this tradition"
      rows={artists.map(({ id, name, region }) => ({
        to: `${pages.artists.path}/${id}`,
        name,
        line: region,
      }))}
    />
  );
}

function Events({ events }: { events: WorkDetails['events'] }) {
  return (
    <LinkRows
      id="events-of-tradition"
      title="Workshops and events"
      rows={events.map(({ _id: id, event_title: name, event_date: date, location }) => {
        const { start, end } = daysOf(date);
        return { to: `/events/${id}`, name, line: `${dateRange(start, end)}, ${location}` };
      })}
    />
  );
}

export interface WorkViewProps {
  work: WorkDetails;
  others: readonly OtherWork[];
  /** The heart next to the name, for works for sale. */
  heart?: ReactNode;
  /** The cart button or the download link. */
  action: Elements;
}

const lines = (count: number) =>
  // oxlint-disable-next-line react/no-array-index-key -- the lines never change
  Array.from({ length: count }, (_, index) => <LinePlaceholder key={index} className={styles.line} />);

/**
 * Placeholder while a work loads: its mat, and a line in the place of each line of words beside it. Of a work
 * that a list has shown, the words are known: their lines have their true lengths.
 */
export function WorkSkeleton({ catalogue }: { catalogue: Catalogue }) {
  const { pathname } = useLocation();
  const { className, style } = shapeOf(catalogue, ratioInList(pathname));
  const words = wordsInList.get(pathname);
  const isPainting = catalogue === 'paintings';
  const isOfGallery = catalogue === 'gallery';
  return (
    <div className="wrap">
      <h1 className="sr">Work</h1>
      <p className="sr" role="status">
        Loading...
      </p>
      <BackToRoom catalogue={catalogue} />
      <div className={classes(className, styles.waiting)} style={style} aria-hidden="true">
        <div className={styles.stage}>
          <div className={classes(styles.mat, catalogue === 'handicrafts' && styles.photo)}>
            <PicturePlaceholder doorway={catalogue} loading className={styles.look} />
          </div>
          <WaitingTools count={isPainting ? 4 : 2} />
        </div>
        <div className={styles.told}>
          <div className={styles.head}>{lines(isPainting ? 3 : 2)}</div>
          {words === undefined ? (
            <div className={classes('read', styles.words)}>{lines(isOfGallery ? 3 : isPainting ? 5 : 4)}</div>
          ) : (
            <p className="read">
              <span className={styles.known}>{words}</span>
            </p>
          )}
          <div className={styles.act}>{lines(isOfGallery ? 1 : 2)}</div>
          <div className={styles.facts}>
            {['Tradition', 'Place', 'Material', 'Size'].map((fact) => (
              <div key={fact}>{lines(2)}</div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** A work large, with everything that is known of it. */
export function WorkView({ work, others, heart, action }: WorkViewProps) {
  const { name, hi, description, picture, catalogue, artists, events } = work;
  useDocumentTitle(workTitle(work));
  const isPhoto = catalogue === 'handicrafts';
  const alike = others.filter((other) => other.alike).length;
  const title =
    alike === 0
      ? moreOf[catalogue]
      : alike === others.length
        ? 'More of this tradition'
        : 'More works like this';
  return (
    <div className={styles.page}>
      <OpenLook work={work} others={others} />
      <div className="wrap">
        <BackToRoom catalogue={catalogue} work={work} />
        <article {...shapeOf(catalogue, picture.width / picture.height)} aria-labelledby="work-name">
          <div className={styles.stage}>
            <div className={classes(styles.mat, isPhoto && styles.photo)}>
              <LookLink className={styles.look}>
                <Picture
                  sources={pictureSources(picture, { close: true })}
                  sizes={isPhoto ? photoSizes : sizes}
                  priority="first"
                  className={styles.picture}
                />
              </LookLink>
            </div>
            <LookTools work={work} others={others} />
            {picture.credit && <p className={styles.credit}>{picture.credit}</p>}
          </div>
          <InTurn part="words">
            <div className={styles.told}>
              <div className={styles.head}>
                {catalogue === 'paintings' && (
                  <p className="script" lang={work.script.lang}>
                    {work.script.text}
                  </p>
                )}
                <h1 id="work-name">{name}</h1>
                <p className={styles.hi} lang="hi">
                  {hi}
                </p>
                {heart && <div className={styles.heart}>{heart}</div>}
              </div>
              <p className="read">{description}</p>
              <div className={styles.act} data-foot-bar>
                {catalogue !== 'gallery' && (
                  <>
                    <span className="price">{rupees(work.price)}</span>
                    <span className="without-script">
                      The cart needs scripts, which are switched off in this browser.
                    </span>
                  </>
                )}
                {action}
              </div>
              <Facts work={work} />
              {work.gi && <GeographicalIndication gi={work.gi} />}
            </div>
          </InTurn>
        </article>
        {others.length > 0 && (
          <section className={styles.more} aria-labelledby="more">
            <h2 id="more">{title}</h2>
            <OtherWorks works={others} label={title} />
          </section>
        )}
        {(artists.length > 0 || events.length > 0) && (
          <div className={styles.lists}>
            {artists.length > 0 && <Artists artists={artists} />}
            {events.length > 0 && <Events events={events} />}
          </div>
        )}
      </div>
    </div>
  );
}
