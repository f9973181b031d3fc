import type { Page } from '@kalavithi/contract/page';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { TextBlocks } from '../../lib/format/text-blocks';
import { pagesOf } from '../../site-map';
import { RoomHead } from '../../brand/room-head';
import styles from './policy-page.module.css';
import { formatUpdated } from './updated';

/** Returns the id of the section that is being read: the last one that came below the bar. */
function useSectionRead({ sections }: Page): string | undefined {
  const [read, setRead] = useState(sections[0]?.id);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) setRead(target.id);
      },
      { rootMargin: '-14% 0px -84%' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return read;
}

/** A policy with its table of contents and links to the other policies. */
export function PolicyPage({ policy }: { policy: Page }) {
  const { pathname } = useLocation();
  const read = useSectionRead(policy);
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
                  <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
                    {heading}
                  </a>
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
