import { expect, test } from 'vitest';
import { createLog } from './log.ts';

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) });

const written = (fields: object): Record<string, unknown> => {
  lines.length = 0;
  log.info(fields, 'a line');
  return JSON.parse(lines[0] ?? 'null') as Record<string, unknown>;
};

test('writes JSON lines with level and ISO time', () => {
  expect(written({ a: 1 })).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    a: 1,
    msg: 'a line',
  });
});

test('omits lines below the level', () => {
  lines.length = 0;
  log.debug('a whisper');
  expect(lines).toEqual([]);
});

test.each(['password', 'newPassword', 'otp', 'code', 'token', 'cookie', 'authorization'])(
  'never writes %s at any depth',
  (name) => {
    const line = JSON.stringify(
      written({ [name]: 'hush', body: { [name]: 'hush', deeper: { [name]: 'hush' } } }),
    );
    expect(line).not.toContain('hush');
    expect(line).toContain('[secret]');
  },
);

test('writes only the safe fields of an error', () => {
  const client = { connectionParameters: { password: 'hush' } };
  const cause = Object.assign(new Error('the driver’s'), {
    code: 'ECONNRESET',
    client,
    detail: 'Key (email)=(hush)',
  });
  const line = written({ err: new AggregateError([cause], 'several', { cause }) });
  expect(JSON.stringify(line)).not.toContain('hush');
  expect(line).toMatchObject({
    err: {
      type: 'AggregateError',
      message: 'several',
      cause: { message: 'the driver’s', errorCode: 'ECONNRESET' },
      errors: [{ message: 'the driver’s' }],
    },
  });
});
