import type { Policy } from '@kalavithi/catalogue/pages';
import { RoomHead } from '../../ui/room-head';

/** A text of the house in sections. */
export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <>
      <RoomHead title={policy.title} />
      <div className="wrap quiet">
        {policy.sections.map(({ heading, body }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p className="read">{body}</p>
          </section>
        ))}
      </div>
    </>
  );
}
