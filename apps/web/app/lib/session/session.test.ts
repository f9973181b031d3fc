import { beforeEach, describe, expect, it, vi } from 'vitest';

const api = vi.hoisted(() => vi.fn());
const notify = vi.hoisted(() => vi.fn());
vi.mock('../loading/api', () => ({ api }));
vi.mock('../shell/toasts', () => ({ notify }));

const answer = { userData: { _id: 'm1', name: 'Meera' }, cart: [], cartVersion: 3 };
const reportError = vi.fn();

/** The session of a page that has just been loaded. */
const freshSession = async () => {
  vi.resetModules();
  return {
    ...(await import('./session')),
    ...(await import('../loading/connection')),
    ...(await import('@kalavithi/contract/client')),
  };
};

beforeEach(() => {
  vi.stubGlobal('reportError', reportError);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  for (const mock of [api, notify, reportError]) mock.mockReset();
});

describe('loading the data of a person', () => {
  it('does not report a bug of a listener as a failed call', async () => {
    const { loadUserData, onUserData, useConnection, useSession } = await freshSession();
    const bug = new TypeError('toSorted is not a function');
    const other = vi.fn();
    onUserData(() => {
      throw bug;
    });
    onUserData(other);
    api.mockResolvedValue({ answer });
    await loadUserData();
    expect(useSession.getState().status).toBe('member');
    expect(useConnection.getState().reachable).toBe(true);
    expect(notify).not.toHaveBeenCalled();
    expect(reportError).toHaveBeenCalledWith(bug);
    expect(other).toHaveBeenCalledWith({ userId: 'm1', cart: [], cartVersion: 3 });
  });

  it('reports a call that found no server', async () => {
    const { CallError, loadUserData, useConnection, useSession } = await freshSession();
    api.mockRejectedValue(new CallError('userData', 'away', 0, null));
    await loadUserData();
    expect(useSession.getState().status).toBe('unreachable');
    expect(useConnection.getState().reachable).toBe(false);
    expect(notify).toHaveBeenCalledWith('Failed to get user data', 'error');
  });

  it('has words of its own for a refusal without any', async () => {
    const { CallError, loadUserData } = await freshSession();
    const failure = { success: false, message: '', code: 'unknown' } as const;
    api.mockRejectedValue(new CallError('userData', 'The server refused this.', 500, failure));
    await loadUserData();
    expect(notify).toHaveBeenCalledWith('Failed to get user data', 'error');
  });

  it('turns a member whose session has ended into a visitor', async () => {
    const { CallError, loadUserData, useConnection, useSession } = await freshSession();
    const failure = { success: false, message: 'Log in', code: 'unknown' } as const;
    api.mockRejectedValue(new CallError('userData', 'Log in', 401, failure));
    await loadUserData();
    expect(useSession.getState().status).toBe('visitor');
    expect(useConnection.getState().reachable).toBe(true);
  });
});

it('does not report a bug in what watches the session as a server that is away', async () => {
  const { checkSession, useConnection, useSession } = await freshSession();
  useSession.subscribe(() => {
    throw new TypeError('a bug');
  });
  api.mockResolvedValue({ answer: { success: false } });
  await expect(checkSession()).rejects.toThrow('a bug');
  expect(useConnection.getState().reachable).toBe(true);
});
