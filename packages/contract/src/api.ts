import { z } from 'zod';
import {
  AccountVerification,
  Login,
  PasswordReset,
  Registration,
  ResetRequest,
  UserData,
} from './account.ts';
import { Artist } from './artist.ts';
import { CartItem, CartSave } from './cart.ts';
import type { ErrorCode } from './errors.ts';
import { Event, EventRegistration, EventsQuery, EventSummary } from './event.ts';
import { GalleryItem, GalleryQuery, Upload } from './gallery-item.ts';
import { Page } from './page.ts';
import { routes, type CallName, type Route } from './routes.ts';
import { SearchIndex } from './search.ts';
import { Dances, Games, Home, Site } from './site.ts';
import { School, WholeWork, Work, WorkFilterValues, WorkFilterValuesQuery, WorksQuery } from './work.ts';

/**
 * Response of a failed call. `code` is a key of the error table; the log has the same `requestId`.
 */
export const Failure = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  requestId: z.string().optional(),
});
export type Failure = z.infer<typeof Failure>;

export const Acknowledgement = z.object({ success: z.literal(true), message: z.string() });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

/**
 * `{success: false}` with status 200 for a visitor. It has no message, so that clients show none.
 */
export const SessionCheck = z.object({ success: z.boolean() });
export type SessionCheck = z.infer<typeof SessionCheck>;

export const CartState = z.object({ cart: z.array(CartItem), cartVersion: z.int().nonnegative() });
export type CartState = z.infer<typeof CartState>;

export const UserDataAnswer = z.object({
  success: z.literal(true),
  userData: UserData,
  ...CartState.shape,
});
export type UserDataAnswer = z.infer<typeof UserDataAnswer>;

export const CartSaved = z.object({ success: z.literal(true), ...CartState.shape });
export type CartSaved = z.infer<typeof CartSaved>;

/** Response 409 to a save that started from an older version, with the current cart. */
export const CartConflict = z.object({
  ...Failure.shape,
  code: z.literal('cart-conflict'),
  ...CartState.shape,
});
export type CartConflict = z.infer<typeof CartConflict>;

/** Who may make a call. */
type Audience = 'anyone' | 'signed-in' | 'verified';

/** Failures of any call, which `failures` does not repeat. */
export const commonCodes = [
  'malformed',
  'invalid',
  'unsupported-body',
  'body-too-large',
  'origin-refused',
  'signed-out',
  'not-found',
  'method-not-allowed',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];
export type CommonCode = (typeof commonCodes)[number];

interface CallBase extends Route {
  summary: string;
  audience: Audience;
  /** The failure for visitors; `signed-out` by default. */
  signedOut?: ErrorCode;
  /** Schema of the JSON body, or of the multipart form when `form` is set; null for none. */
  body: z.ZodType | null;
  query?: z.ZodType;
  status: 200 | 201;
  output: z.ZodType;
  /** Failures beyond `commonCodes`. */
  failures: readonly ErrorCode[];
}

interface CallForVerified extends CallBase {
  audience: 'verified';
  /** The failure for members whose email is not verified. */
  unverified: ErrorCode;
}

/** One call of the API. */
export type Call = (CallBase & { audience: 'anyone' | 'signed-in' }) | CallForVerified;

const passwordFailures = [
  'password-short',
  'password-long',
  'password-common',
  'password-spaces',
  'password-repeated',
  'password-site-name',
  'password-own-email',
  'password-own-name',
] as const;

/** Every call of the API. */
export const api = {
  isAuth: {
    ...routes.isAuth,
    summary: 'Whether the caller is signed in',
    audience: 'anyone',
    body: null,
    status: 200,
    output: SessionCheck,
    failures: [],
  },
  register: {
    ...routes.register,
    summary: 'Create an account, sign in, and send a code to verify the email',
    audience: 'anyone',
    body: Registration,
    status: 201,
    output: Acknowledgement,
    failures: ['email-taken', 'too-many-registrations', 'busy', ...passwordFailures],
  },
  login: {
    ...routes.login,
    summary: 'Sign in',
    audience: 'anyone',
    body: Login,
    status: 200,
    output: Acknowledgement,
    failures: ['bad-credentials', 'too-many-logins', 'too-many-logins-today', 'too-many-logins-here', 'busy'],
  },
  logout: {
    ...routes.logout,
    summary: 'End this session; succeeds when there is none',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Acknowledgement,
    failures: [],
  },
  sendResetOtp: {
    ...routes.sendResetOtp,
    summary: 'Mail a code to reset the password; the answer is the same for an unknown address',
    audience: 'anyone',
    body: ResetRequest,
    status: 200,
    output: Acknowledgement,
    failures: ['too-many-codes', 'too-many-codes-here'],
  },
  resetPassword: {
    ...routes.resetPassword,
    summary: 'Set a new password with a mailed code; ends all sessions of the account',
    audience: 'anyone',
    body: PasswordReset,
    status: 200,
    output: Acknowledgement,
    failures: ['code-invalid', 'code-locked', 'too-many-code-failures', 'busy', ...passwordFailures],
  },
  sendVerifyOtp: {
    ...routes.sendVerifyOtp,
    summary: 'Mail a code to verify the email of the signed-in account',
    audience: 'signed-in',
    body: null,
    status: 200,
    output: Acknowledgement,
    failures: ['already-verified', 'too-many-codes', 'mail-failed'],
  },
  verifyAccount: {
    ...routes.verifyAccount,
    summary: 'Verify the email of the signed-in account with a mailed code',
    audience: 'signed-in',
    body: AccountVerification,
    status: 200,
    output: Acknowledgement,
    failures: ['already-verified', 'code-invalid', 'code-locked'],
  },
  userData: {
    ...routes.userData,
    summary: 'The signed-in user, the cart and its version',
    audience: 'signed-in',
    body: null,
    status: 200,
    output: UserDataAnswer,
    failures: [],
  },
  saveCart: {
    ...routes.saveCart,
    summary: 'Replace the cart; with a version, only if nobody changed it since',
    audience: 'verified',
    unverified: 'cart-unverified',
    body: CartSave,
    status: 200,
    output: CartSaved,
    failures: ['cart-unverified', 'not-your-cart', 'cart-conflict', 'unknown-item'],
  },
  registerEvent: {
    ...routes.registerEvent,
    summary: 'Register the signed-in, verified user for an upcoming event',
    audience: 'verified',
    signedOut: 'event-signed-out',
    unverified: 'event-unverified',
    body: EventRegistration,
    status: 201,
    output: Acknowledgement,
    failures: [
      'event-signed-out',
      'event-unverified',
      'event-not-found',
      'event-completed',
      'event-cancelled',
      'already-registered',
    ],
  },
  events: {
    ...routes.events,
    summary:
      'Events in short, soonest first, then completed ones, the latest first; sixty at a time; a Link header with rel="next" leads on',
    audience: 'anyone',
    body: null,
    query: EventsQuery,
    status: 200,
    output: z.array(EventSummary),
    failures: [],
  },
  event: {
    ...routes.event,
    summary: 'One event',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Event,
    failures: ['event-not-found'],
  },
  artists: {
    ...routes.artists,
    summary: 'All featured artists with their works',
    audience: 'anyone',
    body: null,
    status: 200,
    output: z.array(Artist),
    failures: [],
  },
  gallery: {
    ...routes.gallery,
    summary: 'Uploaded pictures, newest first, sixty at a time; a Link header with rel="next" leads on',
    audience: 'anyone',
    body: null,
    query: GalleryQuery,
    status: 200,
    output: z.array(GalleryItem),
    failures: [],
  },
  upload: {
    ...routes.upload,
    summary: 'Upload a picture',
    audience: 'signed-in',
    signedOut: 'upload-signed-out',
    body: Upload,
    status: 201,
    output: GalleryItem,
    failures: [
      'upload-signed-out',
      'upload-missing',
      'upload-too-large',
      'upload-not-a-picture',
      'upload-unreadable',
      'upload-too-slow',
      'upload-too-many-pixels',
      'upload-unverified',
      'upload-in-progress',
      'upload-stalled',
      'upload-quota',
      'uploads-busy',
      'uploads-full',
      'too-many-uploads',
      'too-many-uploads-here',
    ],
  },
  site: {
    ...routes.site,
    summary: 'What is the same on every page: name, contact, opening hours, social networks',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Site,
    failures: [],
  },
  home: {
    ...routes.home,
    summary: 'The home page',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Home,
    failures: [],
  },
  works: {
    ...routes.works,
    summary: 'Works in the order of the content, sixty at a time; a Link header with rel="next" leads on',
    audience: 'anyone',
    body: null,
    query: WorksQuery,
    status: 200,
    output: z.array(Work),
    failures: [],
  },
  work: {
    ...routes.work,
    summary: 'One work with its facts, related works, and artists and events of its tradition',
    audience: 'anyone',
    body: null,
    status: 200,
    output: WholeWork,
    failures: ['work-not-found'],
  },
  workFilters: {
    ...routes.workFilters,
    summary:
      'What the works of a catalogue can be filtered by, with the number of works each finds with the other filters',
    audience: 'anyone',
    body: null,
    query: WorkFilterValuesQuery,
    status: 200,
    output: WorkFilterValues,
    failures: [],
  },
  schools: {
    ...routes.schools,
    summary: 'The schools of painting of the gallery, in their order',
    audience: 'anyone',
    body: null,
    status: 200,
    output: z.array(School),
    failures: [],
  },
  dances: {
    ...routes.dances,
    summary: 'Dances with their films, lessons and glimpses',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Dances,
    failures: [],
  },
  games: {
    ...routes.games,
    summary: 'What the games are played with: cards, words, pictures',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Games,
    failures: [],
  },
  page: {
    ...routes.page,
    summary: 'One page of text, such as "about" or "privacy"',
    audience: 'anyone',
    body: null,
    status: 200,
    output: Page,
    failures: ['page-not-found'],
  },
  search: {
    ...routes.search,
    summary: 'Everything that can be found, as parallel lists, for a search in the browser',
    audience: 'anyone',
    body: null,
    status: 200,
    output: SearchIndex,
    failures: [],
  },
} as const satisfies Record<CallName, Call>;

export type Api = typeof api;
/** The body of a call before validation; `undefined` for none. */
export type Body<Name extends CallName> = Api[Name]['body'] extends z.ZodType
  ? z.input<Api[Name]['body']>
  : undefined;
/** The response of a successful call. */
export type Answer<Name extends CallName> = z.output<Api[Name]['output']>;
