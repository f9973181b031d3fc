import { data } from 'react-router';

const throwNotFound = (): never => {
  throw data(null, 404);
};

/** Any address without another route. */
export const loader = throwNotFound;
export const clientLoader = throwNotFound;

export default function NotFound() {
  return null;
}
