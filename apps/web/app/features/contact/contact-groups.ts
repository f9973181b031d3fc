import type { Site } from '@kalavithi/contract/site';

/** How to reach somebody about one subject. */
interface ContactGroup {
  label: string;
  phone: string | null;
  email: string | null;
}

/** Telephones and emails by their subject: an "Events" number stands with the address for "Events and workshops". */
export const contactGroups = ({
  phones,
  emails,
}: Pick<Site['contact'], 'phones' | 'emails'>): ContactGroup[] => {
  const unpaired = new Set(emails);
  const withPhone = phones.map(({ label, number }) => {
    const email = [...unpaired].find((each) => each.label === label || each.label.startsWith(`${label} `));
    if (email) unpaired.delete(email);
    return { label: email?.label ?? label, phone: number, email: email?.address ?? null };
  });
  return [
    ...withPhone,
    ...[...unpaired].map(({ label, address }) => ({ label, phone: null, email: address })),
  ];
};
