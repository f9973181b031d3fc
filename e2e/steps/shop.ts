import { expect, type Locator, type Page } from '@playwright/test';
import { cartLink, heading, toast, wishlistLink } from './shell.ts';

/** The ten paintings in the catalogue's order. */
export const paintings = [
  { name: 'Tarpa Circle', price: '₹950' },
  { name: 'Sohrai Cattle Come Home', price: '₹1,050' },
  { name: 'Maize Harvest in Dots', price: '₹1,150' },
  { name: 'Khovar Forest with Peacocks', price: '₹1,250' },
  { name: 'Saura Tree of Life', price: '₹1,300' },
  { name: 'Peacocks Call the Rain', price: '₹1,350' },
  { name: 'Lagna Chauk', price: '₹1,450' },
  { name: 'Deer under the Mahua', price: '₹1,600' },
  { name: 'Honey Gatherers of the Nilgiris', price: '₹1,850' },
  { name: 'Pithora Horse Procession', price: '₹2,200' },
] as const;

export const addButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Add to Cart: ${name}` });

export const heart = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Wishlist: ${name}` });

export const cartRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Items' }).getByRole('listitem');

/** Names of the items in the cart, in order. */
export const cartNames = (page: Page): Locator => cartRows(page).getByRole('heading', { level: 2 });

/** The summary's two values: items and amount. */
export const summary = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Summary' }).getByRole('definition');

export const addToCart = async (page: Page, name: string): Promise<void> => {
  await addButton(page, name).click();
  await expect(toast(page, 'Added to cart!').last()).toBeVisible();
};

export const expectInCart = (page: Page, count: number): Promise<void> =>
  expect(cartLink(page)).toHaveAccessibleName(
    count === 0 ? 'Cart' : `Cart, ${count === 1 ? '1 item' : `${count} items`}`,
  );

export const expectInWishlist = (page: Page, count: number): Promise<void> =>
  expect(wishlistLink(page)).toHaveAccessibleName(
    count === 0 ? 'Wishlist' : `Wishlist, ${count === 1 ? '1 item' : `${count} items`}`,
  );

export const openCart = async (page: Page): Promise<void> => {
  await cartLink(page).click();
  await expect(heading(page, 'Cart')).toBeVisible();
};

export const openWishlist = async (page: Page): Promise<void> => {
  await wishlistLink(page).click();
  await expect(heading(page, 'My Wishlist')).toBeVisible();
};
