import { useRouteLoaderData } from 'react-router';

/** Returns a function that resolves addresses that are relative to the API. */
export const useAbsoluteAddress = () => {
  const root = useRouteLoaderData('root') as { apiUrl: string | null } | undefined;
  return (address: string) => (root?.apiUrl ? new URL(address, root.apiUrl).href : address);
};
