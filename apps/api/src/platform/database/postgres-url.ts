/** A parsed PostgreSQL address. */
export interface PostgresAddress {
  /** One URL for each host, in the order given. Contains the password. */
  urls: readonly [string, ...string[]];
  /** Whether hosts that take no writes are skipped. */
  writable: boolean;
  /** Hosts and database without user and password, for messages. */
  place: string;
}

const parts =
  /^(?<protocol>postgres(?:ql)?:)\/\/(?:(?<user>[^/?#]*)@)?(?<hosts>[^/?#@]*)(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?$/i;

/** Allowed `target_session_attrs`; libpq's others choose a standby. */
const targets: Readonly<Record<string, { writable: boolean }>> = {
  any: { writable: false },
  'read-write': { writable: true },
  primary: { writable: true },
};

/** `host:port`, `[::1]:port`, or the encoded folder of a Unix socket. */
const asAuthority = (host: string, port: string | undefined): string => {
  const name = host.startsWith('/') ? encodeURIComponent(host) : host.replace(/^([^[]*:.*)$/, '[$1]');
  return port ? `${name}:${port}` : name;
};

/** Each host with its port, from the URL or from `host` and `port` in its query. */
const authorities = (listed: string, query: URLSearchParams): string[] | null => {
  const hosts = query.get('host')?.split(',');
  if (!hosts) return listed.split(',');
  const ports = query.get('port')?.split(',') ?? [];
  if (ports.length > 1 && ports.length !== hosts.length) return null;
  return hosts.map((host, index) => asAuthority(host, ports[index] ?? ports[0]));
};

/**
 * Parses an address of PostgreSQL. Several hosts are written as for libpq,
 * `postgres://user:password@a:5432,b:5433/db` or `?host=a,b&port=5432,5433`; then
 * `target_session_attrs` defaults to `read-write`.
 * @returns the address, or the problem as the end of a sentence, without any part of the address
 */
export const readPostgresAddress = (text: string): PostgresAddress | string => {
  const wrong = 'must be an address such as postgres://user:password@host:5432/kalavithi';
  const { protocol, user, hosts = '', path = '', query: search = '' } = parts.exec(text)?.groups ?? {};
  if (!protocol) return wrong;
  const query = new URLSearchParams(search);
  const target = query.get('target_session_attrs');
  if (target !== null && !Object.hasOwn(targets, target)) {
    return `must have target_session_attrs any, read-write or primary`;
  }
  const each = authorities(hosts, query);
  if (!each) return 'must name one port for all hosts, or one for each';
  const writable = targets[target ?? (each.length > 1 ? 'read-write' : 'any')]?.writable ?? false;

  for (const name of ['target_session_attrs', 'host', 'port']) query.delete(name);
  const rest = query.size > 0 ? `?${query.toString()}` : '';
  const [first, ...others] =
    each.length === 1
      ? [text]
      : each.map((one) => `${protocol}//${user === undefined ? '' : `${user}@`}${one}${path}${rest}`);
  const urls: [string, ...string[]] = [first ?? text, ...others];
  const isWhole = (url: string, index: number) =>
    URL.canParse(url) && (each.length === 1 || each[index] !== '');
  if (!urls.every(isWhole)) return wrong;
  const place = each.map((one) => decodeURIComponent(one)).join(',') || 'the default host';
  return { urls, writable, place: `${place}${path}` };
};
