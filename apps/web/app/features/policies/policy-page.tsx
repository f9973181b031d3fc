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
const readingLine = 1 / 3;

/**
 * Returns the id of the section that is being read: the last one whose heading is above the reading
 * line. Near the end of the page the line goes down to the last heading, if that can't come up to it. A
 * section that the address names comes first while its heading is where a link leads.
 */
function useSectionRead({ sections }: Page, hash: string): string | undefined {
  const [read, setRead] = useState(sections[0]?.id);
  useEffect(() => {
    const found = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const update = () => {
      const height = window.innerHeight;
      const left = document.documentElement.scrollHeight - height - window.scrollY;
      const line = height * readingLine;
      const top = (section: HTMLElement) => section.getBoundingClientRect().top;
      const last = found.at(-1);
      // How far below the line the last heading stays at the end of the page.
      const missing = last && window.scrollY > 0 ? Math.max(0, top(last) - left - line) : 0;
      const end = line + missing * Math.max(0, 1 - left / line);
      const named = found.find(({ id }) => `#${id}` === hash);
      const isNamedRead = named && top(named) >= 0 && top(named) <= (left < 2 ? height : line);
      const begun = found.filter((section) => top(section) <= end);
      setRead((isNamedRead ? named : (begun.at(-1) ?? found[0]))?.id);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
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
