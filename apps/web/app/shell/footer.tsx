import type { Room } from '../lib/shell/room';
import { classes } from '../ui/classes';
import { Avenue } from '../brand/doorway';
import { iconButtonClass } from '../ui/icon-button';
import { Link } from '../ui/link';
import styles from './footer.module.css';
import { policies, quickLinks } from './places';
import { socialLinks } from './social-links';
import { Wordmark } from './wordmark';

const copyrightYear = 2025;

/** The foot of every page. `wall` is the room on whose wall the page ends: the avenue is drawn on it. */
export function Footer({ wall }: { wall?: Room | undefined }) {
  return (
    <footer className={styles.foot}>
      <div className={classes(styles.top, wall && styles.wall)} data-room={wall}>
        <Avenue className={styles.avenue} />
      </div>
      <div className="wrap">
        <div className={styles.grid}>
          <div>
            <Wordmark />
            <p className={classes('read', styles.line)}>A street of Indian art. Come in at any door.</p>
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links">Quick links</h2>
            <ul className={styles.links}>
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>Follow</h2>
            <ul className={styles.social}>
              {socialLinks.map(({ name, href, path }) => (
                <li key={name}>
                  <a className={iconButtonClass} href={href} aria-label={name} rel="noreferrer">
                    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                      <path d={path} />
                    </svg>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <p>{`© ${copyrightYear} Kalavithi. All rights reserved.`}</p>
          {policies.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
      </div>
    </footer>
  );
}
