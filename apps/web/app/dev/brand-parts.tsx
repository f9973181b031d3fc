import { Avenue } from '../brand/avenue';
import { Doorway, Loader, Mark, type DoorwayName } from '../brand/doorway';
import { EmptyState } from '../brand/empty-state';
import { FramedWork } from '../brand/framed-work';
import { LinePlaceholder, PicturePlaceholder } from '../brand/placeholder';
import { RoomHead } from '../brand/room-head';
import { SampleMark } from '../brand/sample-mark';
import { WallTile } from '../brand/wall-tile';
import { WorkCard, WorkGrid } from '../brand/work-card';
import { WorksSkeleton } from '../brand/works-skeleton';
import { Button, ButtonLink } from '../ui/button';
import { Picture } from '../ui/picture';
import styles from './kit.module.css';
import { example, Part } from './part';

const doorways: readonly DoorwayName[] = [
  'home',
  'paintings',
  'dances',
  'handicrafts',
  'gallery',
  'artists',
  'events',
  'games',
];

function Works() {
  return (
    <>
      <Part name="WorkCard">
        <WorkGrid label="Works">
          {(['framed', 'photo'] as const).map((mat) => (
            <li key={mat}>
              <WorkCard
                mat={mat}
                picture={
                  <Picture sources={example('maroon', 600, 750)} sizes="20rem" whole={mat === 'framed'} />
                }
                tag={mat === 'photo' ? 'New' : undefined}
                eyebrow={<span>Warli</span>}
                origin="Warli · Maharashtra"
                name="Two arches"
                hi="दो मेहराब"
                description="White lines on one ground, with a long description that runs over two lines."
                price="₹1,200"
                actions={<Button small>Add to cart</Button>}
              />
            </li>
          ))}
        </WorkGrid>
      </Part>
      <Part name="WorkGrid">
        <WorkGrid>
          <WallTile
            room="dances"
            picture={example('maroon')}
            title="Dances"
            text="Alone, as wide as the grid."
            to="/dev/kit"
            action="See the dances"
          />
          <WallTile
            room="events"
            picture={example('teal')}
            title="Events"
            text="Fills the rest of its row."
            to="/dev/kit"
            action="See the events"
          />
        </WorkGrid>
      </Part>
      <Part name="WorksSkeleton">
        <WorksSkeleton doorway="paintings" />
      </Part>
      <Part name="WallTile">
        <ul>
          {doorways.slice(1).map((room) => (
            <WallTile
              key={room}
              room={room}
              picture={example('navy')}
              title={room}
              text="Its wall"
              to="/dev/kit"
              action="Enter"
            />
          ))}
        </ul>
      </Part>
      <Part name="FramedWork">
        <div className={styles.wall}>
          <FramedWork className={styles.hung}>
            <Picture sources={example('teal')} sizes="18rem" />
          </FramedWork>
        </div>
      </Part>
    </>
  );
}

/** The parts of `brand/`. */
export function BrandParts() {
  return (
    <>
      <Part name="Doorway">
        <div className={styles.row}>
          {doorways.map((name) => (
            <Doorway key={name} of={name} />
          ))}
        </div>
      </Part>
      <Part name="Avenue">
        <Avenue />
      </Part>
      <Part name="Mark">
        <div className={styles.large}>
          <Mark />
        </div>
      </Part>
      <Part name="Loader">
        <Loader>Loading the works</Loader>
      </Part>
      <Part name="RoomHead">
        <RoomHead title="Paintings" doorway="paintings" aside={<span>10 works</span>}>
          <p>A line under the title</p>
        </RoomHead>
        <RoomHead title="Plain and unruled" unruled />
      </Part>
      <Part name="SampleMark">
        <p>
          <span>Asha Devi</span>
          <SampleMark />
        </p>
      </Part>
      <Part name="PicturePlaceholder">
        <div className={styles.row}>
          <PicturePlaceholder doorway="gallery" className={styles.place} />
          <PicturePlaceholder doorway="gallery" loading className={styles.place} />
        </div>
      </Part>
      <Part name="LinePlaceholder">
        <LinePlaceholder />
        <LinePlaceholder delay={0.2} />
      </Part>
      <Part name="EmptyState">
        <EmptyState title="Your wishlist is empty" actions={<ButtonLink to="/dev/kit">See works</ButtonLink>}>
          A heart keeps a work here.
        </EmptyState>
        <EmptyState title="The events could not be loaded" drawing="closed-door" />
        <EmptyState title="No artists yet" drawing="artists" />
        <EmptyState title="With a picture" picture={example('navy')} />
      </Part>
      <Works />
    </>
  );
}
