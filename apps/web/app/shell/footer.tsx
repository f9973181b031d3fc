import { memo } from 'react';
import { useRootData } from '../lib/loading/site';
import type { Room } from '../lib/shell/room';
import { labelOf, pages, pagesOf } from '../site-map';
import { classes } from '../ui/classes';
import { Avenue } from '../brand/avenue';
import { iconButtonClass } from '../ui/icon-button';
import { Link } from '../ui/link';
import styles from './footer.module.css';
import { socialIcons } from './social-icons';
import { Wordmark } from './wordmark';

const copyrightYear = 2025;

const quickLinks: readonly (readonly [path: string, label: string])[] = [
  [pages.home.path, pages.home.title],
  [pages.about.path, pages.about.title],
  [pages.dances.path, pages.dances.title],
  [pages.paintings.path, labelOf(pages.paintings)],
  [pages.artists.path, pages.artists.title],
  [pages.contact.path, 'Contact'],
];

/** The footer. `wall` is the room whose wall reaches down to it and colours its row of doorways. */
export const Footer = memo(function Footer({ wall }: { wall?: Room | undefined }) {
  const site = useRootData()?.site;
  return (
    <footer className={styles.foot}>
      <div className={classes(styles.top, wall && styles.wall)} data-room={wall} data-wall={wall && ''}>
        <Avenue />
      </div>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Wordmark />
            <p className={styles.line}>A street of Indian art. Come in at any door.</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">Quick links</h2>
            <ul className={styles.links}>
              {quickLinks.map(([path, label]) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {site && site.social.length > 0 && (
            <div>
              <h2>Follow</h2>
              <ul className={styles.social}>
                {site.social.map(({ network, url }) => (
                  <li key={network}>
                    <a
                      className={iconButtonClass}
                      href={url}
                      aria-label={socialIcons[network].name}
                      rel="noreferrer"
                    >
                      <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d={socialIcons[network].path} />
                      </svg>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <div className={styles.legal}>
          {site && <p>{`© ${copyrightYear} ${site.name}. All rights reserved.`}</p>}
          {pagesOf('policies').map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
});
