import type { Page } from '@kalavithi/contract/page';
import { useLocation } from 'react-router';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { TextBlocks } from '../../lib/format/text-blocks';
import { pagesOf } from '../../site-map';
import { RoomHead } from '../../brand/room-head';
import styles from './policy-page.module.css';
import { formatUpdated } from './updated';

/** A policy with its table of contents and links to the other policies. */
export function PolicyPage({ policy }: { policy: Page }) {
  const { pathname } = useLocation();
  return (
    <>
      <RoomHead title={policy.title}>
        {policy.updated !== null && <p className="muted">{`Updated ${formatUpdated(policy.updated)}`}</p>}
      </RoomHead>
      <div className={classes('wrap quiet', styles.policy)}>
        <div className={styles.nav}>
          <nav aria-label="Policies">
            <ul>
              {pagesOf('policies').map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.contents} aria-label="On this page">
            <p className="small muted">On this page</p>
            <ul>
              {policy.sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.sections}>
          {policy.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{heading}</h2>
              <TextBlocks blocks={blocks} className="read" />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
