import { sellable } from '../../testing/sample-content.ts';
import type { CartState } from '@kalavithi/contract/api';
import { carts } from '@kalavithi/contract/constants';
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type Person, type TestApi } from '../../testing/api-harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const works = [...sellable.values()];
const [lotus, fish, tree] = works.map(({ id }) => ({ id }));
if (!lotus || !fish || !tree) throw new Error('The catalogue has fewer than three works for sale.');

const cartOf = async (person: Person) => (await api.succeed('userData', { as: person })).answer;
const idsOf = ({ cart }: Pick<CartState, 'cart'>) => cart.map(({ id }) => id);

test('is empty at first', async () => {
  const asha = await api.signIn();
  expect(await cartOf(asha)).toMatchObject({ cart: [], cartVersion: 0, userData: { cart: [] } });
});

test('keeps its order and is in both fields of the user’s data', async () => {
  const asha = await api.signIn();
  const { answer } = await api.succeed('saveCart', { as: asha, body: { cart: [fish, lotus], version: 0 } });
  expect(idsOf(answer)).toEqual([fish.id, lotus.id]);
  expect(answer.cartVersion).toBe(1);
  const data = await cartOf(asha);
  expect(data.cart).toEqual(answer.cart);
  expect(data.userData.cart).toEqual(answer.cart);
  expect(data.cartVersion).toBe(1);
});

test('uses only the ids of the items', async () => {
  const asha = await api.signIn();
  const { answer } = await api.succeed('saveCart', {
    as: asha,
    body: { cart: [{ ...lotus, price: 1, name: 'Free', image: 'https://evil.example/x.png' }] },
  });
  expect(answer.cart).toEqual([sellable.get(lotus.id)]);
});

test('drops repeated works and keeps the first', async () => {
  const asha = await api.signIn();
  const { answer } = await api.succeed('saveCart', {
    as: asha,
    body: { cart: [tree, lotus, tree, fish, lotus] },
  });
  expect(idsOf(answer)).toEqual([tree.id, lotus.id, fish.id]);
});

test('rejects a save with an unknown work', async () => {
  const asha = await api.signIn();
  await api.succeed('saveCart', { as: asha, body: { cart: [lotus] } });
  await api.fail('saveCart', 'unknown-item', { as: asha, body: { cart: [fish, { id: 'mona-lisa' }] } });
  const data = await cartOf(asha);
  expect(idsOf(data)).toEqual([lotus.id]);
  expect(data.cartVersion).toBe(1);
});

test('rejects a save for another user’s cart and changes neither', async () => {
  const [asha, bala] = [await api.signIn(), await api.signIn()];
  const { userData } = await cartOf(asha);
  await api.succeed('saveCart', { as: asha, body: { cart: [lotus], owner: userData._id } });
  await api.succeed('saveCart', { as: bala, body: { cart: [fish] } });
  await api.fail('saveCart', 'not-your-cart', {
    as: bala,
    body: { cart: [lotus, tree], version: 1, owner: userData._id },
  });
  expect(idsOf(await cartOf(asha))).toEqual([lotus.id]);
  expect(idsOf(await cartOf(bala))).toEqual([fish.id]);
});

test('answers a save from an older version with the current cart', async () => {
  const asha = await api.signIn();
  await api.succeed('saveCart', { as: asha, body: { cart: [lotus], version: 0 } });
  const { failure } = await api.fail('saveCart', 'cart-conflict', {
    as: asha,
    body: { cart: [fish], version: 0 },
  });
  expect(failure).toMatchObject({ cart: [sellable.get(lotus.id)], cartVersion: 1 });
  const { answer } = await api.succeed('saveCart', { as: asha, body: { cart: [lotus, fish], version: 1 } });
  expect(answer.cartVersion).toBe(2);
});

test('rejects a save from an unknown version as a conflict', async () => {
  const asha = await api.signIn();
  const { failure } = await api.fail('saveCart', 'cart-conflict', {
    as: asha,
    body: { cart: [fish], version: 7 },
  });
  expect(failure).toMatchObject({ cart: [], cartVersion: 0 });
});

test('replaces the cart when the save has no version', async () => {
  const asha = await api.signIn();
  await api.succeed('saveCart', { as: asha, body: { cart: [lotus, fish] } });
  const { answer } = await api.succeed('saveCart', { as: asha, body: { cart: [] } });
  expect(answer).toMatchObject({ cart: [], cartVersion: 2 });
});

test('requires a verified user', async () => {
  await api.fail('saveCart', 'signed-out', { body: { cart: [] } });
  const { failure } = await api.fail('saveCart', 'cart-unverified', {
    as: await api.signIn({ verified: false }),
    body: { cart: [lotus] },
  });
  expect(failure.message).toBe('Please verify your Email to add items in cart.');
});

test.each([
  [{}],
  [{ cart: 'lotus' }],
  [{ cart: [{}] }],
  [{ cart: [lotus.id] }],
  [{ cart: [{ id: 7 }] }],
  [{ cart: [{ id: '' }] }],
  [{ cart: [], version: -1 }],
  [{ cart: [], version: 1.5 }],
  [{ cart: [], version: 'one' }],
  [{ cart: Array.from({ length: carts.maxItems + 1 }, () => lotus) }],
])('rejects %j', async (body) => {
  await api.fail('saveCart', 'invalid', { as: await api.signIn(), body });
});

test('is separate for each user', async () => {
  const [asha, bina] = [await api.signIn(), await api.signIn()];
  await api.succeed('saveCart', { as: asha, body: { cart: [lotus] } });
  expect((await cartOf(bina)).cart).toEqual([]);
});

test('accepts one of ten concurrent saves from one version and rejects nine', async () => {
  const asha = await api.signIn();
  const outcomes = await Promise.all(
    works.slice(0, 10).map(async ({ id }) => ({
      id,
      code: await api.attempt('saveCart', { as: { ...asha }, body: { cart: [{ id }], version: 0 } }),
    })),
  );
  const accepted = outcomes.filter(({ code }) => code === null);
  expect(accepted).toHaveLength(1);
  expect(outcomes.filter(({ code }) => code === 'cart-conflict')).toHaveLength(9);
  const data = await cartOf(asha);
  expect(idsOf(data)).toEqual([accepted[0]?.id]);
  expect(data.cartVersion).toBe(1);
});

test('loses no addition when clients retry after conflicts', async () => {
  const asha = await api.signIn();
  const add = async (id: string) => {
    for (;;) {
      const { cart, cartVersion } = await cartOf({ ...asha });
      const body = { cart: [...cart.map((item) => ({ id: item.id })), { id }], version: cartVersion };
      if ((await api.attempt('saveCart', { as: { ...asha }, body })) === null) return;
    }
  };
  const added = works.slice(0, 8).map(({ id }) => id);
  await Promise.all(added.map(add));
  expect(idsOf(await cartOf(asha)).toSorted()).toEqual(added.toSorted());
});

test('returns any saved cart with each id once, in order, at catalogue prices', async () => {
  const asha = await api.signIn();
  await assert(
    asyncProperty(array(constantFrom(...works), { maxLength: 40 }), async (chosen) => {
      const { answer } = await api.succeed('saveCart', {
        as: asha,
        body: { cart: chosen.map(({ id }) => ({ id, price: 1 })) },
      });
      expect(answer.cart).toEqual([...new Set(chosen)]);
      expect((await cartOf(asha)).cart).toEqual(answer.cart);
    }),
    { numRuns: 25 },
  );
});
