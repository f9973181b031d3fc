import { passwords, uploads } from './constants.ts';
import { limits } from './rate-limits.ts';

const megabytes = (bytes: number) => `${bytes / (1024 * 1024)} MB`;

/**
 * Every failure of a call: its code, HTTP status, and the message that people read. Texts that the
 * specification quotes are kept to the letter.
 */
export const errors = {
  malformed: { status: 400, message: 'The request could not be read. Please try again.' },
  invalid: { status: 422, message: 'Some of the details are not right. Please check them and try again.' },
  'code-invalid': {
    status: 400,
    message: 'That code is not right or has expired. Check the digits, or ask for a new code.',
  },
  'code-locked': {
    status: 400,
    message: 'Too many wrong tries. Wait a minute, then ask for a new code.',
  },
  'password-short': {
    status: 422,
    message: `The password is too short: please use at least ${passwords.minLength} characters.`,
  },
  'password-long': {
    status: 422,
    message: `The password is too long: please use at most ${passwords.maxLength} characters.`,
  },
  'password-common': {
    status: 422,
    message: 'This password is one of the most common ones. Please choose another.',
  },
  'password-spaces': {
    status: 422,
    message: 'A password cannot be spaces alone. Please add other characters.',
  },
  'password-repeated': {
    status: 422,
    message: 'This password is one character repeated. Please use different characters.',
  },
  'password-site-name': {
    status: 422,
    message: 'This password is little more than the name of this site. Please choose another.',
  },
  'password-own-email': {
    status: 422,
    message: 'This password is little more than your email. Please choose another.',
  },
  'password-own-name': {
    status: 422,
    message: 'This password is little more than your name. Please choose another.',
  },
  'bad-credentials': { status: 401, message: 'Invalid email or password.' },
  'signed-out': { status: 401, message: 'Please log in to continue.' },
  'upload-signed-out': { status: 401, message: 'Please log in to upload artwork.' },
  'upload-unverified': { status: 403, message: 'Please verify your email before uploading artwork.' },
  'event-signed-out': { status: 401, message: 'Please log in to register for this event.' },
  'cart-unverified': { status: 403, message: 'Please verify your Email to add items in cart.' },
  'event-unverified': { status: 403, message: 'Please verify your email before registering for events.' },
  'origin-refused': {
    status: 403,
    message: 'This request came from an address that is not allowed to make it.',
  },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'work-not-found': { status: 404, message: 'This work could not be found.' },
  'page-not-found': { status: 404, message: 'This page could not be found.' },
  'event-not-found': { status: 404, message: 'This event could not be found.' },
  'method-not-allowed': { status: 405, message: 'This address does not answer that kind of request.' },
  'email-taken': { status: 409, message: 'An account with this email already exists.' },
  'already-verified': { status: 409, message: 'Your email is already verified.' },
  'already-registered': { status: 409, message: 'You are already registered for this event.' },
  'event-cancelled': { status: 409, message: 'This event has been cancelled.' },
  'event-completed': { status: 409, message: 'This event is over. Registration has closed.' },
  'not-your-cart': {
    status: 412,
    message: 'Somebody else is signed in here now. The cart was not changed.',
  },
  'cart-conflict': { status: 409, message: 'Your cart was changed on another device.' },
  'body-too-large': { status: 413, message: 'The request is too large.' },
  'upload-too-large': {
    status: 413,
    message: `The picture is larger than ${megabytes(uploads.maxBytes)}. Please choose a smaller file.`,
  },
  'upload-missing': { status: 422, message: 'Please choose a picture to upload.' },
  'upload-not-a-picture': {
    status: 415,
    message: 'This file is not a picture we can show. Please use JPEG, PNG, WebP, AVIF or GIF.',
  },
  'upload-unreadable': {
    status: 422,
    message: 'This picture is damaged and could not be opened. Please choose another file.',
  },
  'upload-too-slow': {
    status: 422,
    message: 'This picture takes too long to open. Please make it smaller and try again.',
  },
  'upload-too-many-pixels': {
    status: 422,
    message: `The picture has more than ${uploads.maxPixels / 1_000_000} megapixels. Please make it smaller and try again.`,
  },
  'upload-in-progress': {
    status: 409,
    message: 'Your last picture is still being uploaded. Please wait until it is done.',
  },
  // Not 408: browsers repeat a request that gets 408, and would send the whole picture again.
  'upload-stalled': {
    status: 400,
    message: 'The picture took too long to arrive. Please check your connection and try again.',
  },
  'upload-quota': {
    status: 403,
    message: 'You have used all the space that a member has for pictures. Write to us if you need more.',
  },
  'uploads-busy': {
    status: 503,
    message: 'Many pictures are being uploaded just now. Please try again in half a minute.',
  },
  'uploads-full': {
    status: 503,
    message: 'There is no space for more pictures just now. Please try again later.',
  },
  'unsupported-body': { status: 415, message: 'The request was sent in a form that is not understood here.' },
  'unknown-item': { status: 422, message: 'One of the works in the cart is not in our catalogue.' },
  'too-many-logins': {
    status: 429,
    message: `Too many failed logins. Please wait ${limits.loginFailures.windowSeconds / 60} minutes and try again, or reset your password.`,
  },
  'too-many-logins-today': {
    status: 429,
    message:
      'There were too many failed logins to this account today. Please reset your password, or log in where you have logged in before.',
  },
  'too-many-logins-here': {
    status: 429,
    message: 'There were too many logins from your network. Please wait a few minutes and try again.',
  },
  'too-many-codes': {
    status: 429,
    message: 'You have asked for several codes in a short time. Please wait a few minutes and try again.',
  },
  'too-many-codes-here': {
    status: 429,
    message:
      'There were too many requests for codes from your network. Please wait a few minutes and try again.',
  },
  'too-many-code-failures': {
    status: 429,
    message:
      'Too many wrong codes were entered. Please wait a while, ask for a new code, and enter it in the same browser.',
  },
  'too-many-registrations': {
    status: 429,
    message: 'Many accounts were created from here within the hour. Please try again later.',
  },
  'too-many-uploads': {
    status: 429,
    message: `You have uploaded ${limits.uploads.points} pictures within the hour. Please try again later.`,
  },
  'too-many-uploads-here': {
    status: 429,
    message: 'Many pictures were uploaded from your network within the hour. Please try again later.',
  },
  'mail-failed': {
    status: 502,
    message: 'We could not send the mail just now. Please ask for a new code in a little while.',
  },
  unavailable: { status: 503, message: 'We can’t reach our records just now. Please try again in a moment.' },
  busy: { status: 503, message: 'Many people are logging in just now. Please try again in a few seconds.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;
