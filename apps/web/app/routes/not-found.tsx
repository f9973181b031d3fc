import { data } from 'react-router';

const lost = (): never => {
  throw data(null, 404);
};

/** Any address that no route knows. */
export const loader = lost;
export const clientLoader = lost;

export default function NotFound() {
  return null;
}
