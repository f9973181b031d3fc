import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Select } from '../ui/select';
import { BrandParts } from './brand-parts';
import styles from './kit.module.css';
import { UiParts } from './ui-parts';

const themes = ['system', 'light', 'dark'];
const rooms = [
  'none',
  'home',
  'paintings',
  'dances',
  'handicrafts',
  'gallery',
  'artists',
  'events',
  'games',
  'warli',
];

/** A choice that is kept in the address, so that a view of the page can be linked to. */
const useChoice = (name: string, values: readonly string[]) => {
  const [params, setParams] = useSearchParams();
  const value = params.get(name) ?? (values[0] as string);
  return {
    value,
    label: name,
    options: values.map((option) => ({ value: option, label: `${name}: ${option}` })),
    onChange: (event: { target: { value: string } }) =>
      setParams(
        (now) => {
          now.set(name, event.target.value);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

/** Every part of `ui/` and `brand/` in its states, in a theme and a room of one's choice. */
export function Kit() {
  const theme = useChoice('theme', themes);
  const room = useChoice('room', rooms);
  // On the root: Lightning CSS replaces `light-dark()` by properties that are worked out there.
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme.value;
    return () => {
      delete document.documentElement.dataset['theme'];
    };
  }, [theme.value]);
  return (
    <div className={styles.page} data-room={room.value}>
      <div className="wrap">
        <h1>Parts</h1>
        <div className={styles.choices}>
          <Select {...theme} />
          <Select {...room} />
        </div>
        <UiParts />
        <BrandParts />
      </div>
    </div>
  );
}
