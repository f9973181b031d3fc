import type { Policy } from '@kalavithi/catalogue/pages';
import { useLocation } from 'react-router';
import { classes } from '../../ui/classes';
import { Link } from '../../ui/link';
import { RoomHead } from '../../brand/room-head';
import { linkedParts } from './linked-parts';
import styles from './policy-page.module.css';

const policies = [
  { to: '/privacy', title: 'Privacy Policy' },
  { to: '/terms', title: 'Terms of Service' },
  { to: '/accessibility', title: 'Accessibility' },
];

const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

function Body({ text }: { text: string }) {
  return (
    <p className="read">
      {linkedParts(text).map((part, index) =>
        part.isEmail ? (
          <a key={part.text} className="textlink" href={`mailto:${part.text}`}>
            {part.text}
          </a>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no other name, and none keeps state
          <span key={index}>{part.text}</span>
        ),
      )}
    </p>
  );
}

/** A text of the house in sections, with its contents and the other texts beside it. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { pathname } = useLocation();
  return (
    <>
      <RoomHead title={policy.title}>
        <p className="muted">{`Updated ${policy.updated}`}</p>
      </RoomHead>
      <div className={classes('wrap quiet', styles.policy)}>
        <div className={styles.nav}>
          <nav aria-label="Policies">
            <ul>
              {policies.map(({ to, title }) => (
                <li key={to}>
                  <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav className={styles.contents} aria-label="On this page">
            <p className="small muted">On this page</p>
            <ul>
              {policy.sections.map(({ heading }) => (
                <li key={heading}>
                  <a href={`#${anchorOf(heading)}`}>{heading}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.sections}>
          {policy.sections.map(({ heading, body }) => (
            <section key={heading} id={anchorOf(heading)} aria-labelledby={`${anchorOf(heading)}-title`}>
              <h2 id={`${anchorOf(heading)}-title`}>{heading}</h2>
              <Body text={body} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
