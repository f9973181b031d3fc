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

/** Where a section begins to be the one that is read, as a share of the window's height. */
const readingLine = 0.15;

/**
 * Returns the id of the section that is being read: the one that the address names while it is on the
 * screen, for the last ones can't come to its top, or the last one that begins above the reading line.
 */
function useSectionRead({ sections }: Page, hash: string): string | undefined {
  const [read, setRead] = useState(sections[0]?.id);
  useEffect(() => {
    const found = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const top = (section: HTMLElement) => section.getBoundingClientRect().top / window.innerHeight;
        const named = found.find(
          (section) => `#${section.id}` === hash && top(section) >= 0 && top(section) < 1,
        );
        const begun = found.filter((section) => top(section) <= readingLine);
        setRead((named ?? begun.at(-1) ?? found[0])?.id);
      },
      { rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}%` },
    );
    for (const section of found) observer.observe(section);
    return () => observer.disconnect();
  }, [sections, hash]);
  return read;
}

/** A policy with its table of contents and links to the other policies. */
export function PolicyPage({ policy }: { policy: Page }) {
  const { pathname, hash } = useLocation();
  const read = useSectionRead(policy, hash);
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
