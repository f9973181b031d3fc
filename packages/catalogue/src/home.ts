import type { FeatureCaption, FeatureCard, HeroSlide } from '@kalavithi/contract/catalogue';
import records from './content/home.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawnFeatures from './pictures/features.json' with { type: 'json' };
import drawnHero from './pictures/hero.json' with { type: 'json' };

const heroPicture = pictureFrom(drawnHero, { wide: true });
const featurePicture = pictureFrom(drawnFeatures);

/** The three slides at the head of the home page. */
export const heroSlides: readonly HeroSlide[] = records.hero.map((slide) => ({
  ...slide,
  picture: heroPicture(slide.id),
}));

export const homeIntro = records.intro;

/** The six ways on from the home page. */
export const featureCards: readonly FeatureCard[] = records.cards.map((card) => ({
  ...card,
  picture: featurePicture(card.id),
}));

/** The four captioned pictures of the features slideshow. */
export const featureCaptions: readonly FeatureCaption[] = records.captions.map((caption) => ({
  ...caption,
  picture: featurePicture(caption.id),
}));
