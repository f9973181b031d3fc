/** The states and union territories of India, as the content's regions name them. */
const states = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** The state that a region names last, such as "Maharashtra"; null when it names none. */
export const stateOf = (region: string): string | null => {
  const found = states
    .map((name) => ({ name, at: region.lastIndexOf(name) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at);
  return found[0]?.name ?? null;
};
