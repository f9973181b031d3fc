import about from './content/about.json' with { type: 'json' };
import contact from './content/contact.json' with { type: 'json' };
import policies from './content/policies.json' with { type: 'json' };

export const aboutPage = about;
export const contactPage = contact;

export const {
  privacy: privacyPolicy,
  terms: termsOfService,
  accessibility: accessibilityStatement,
} = policies;
export type Policy = (typeof policies)['privacy'];
