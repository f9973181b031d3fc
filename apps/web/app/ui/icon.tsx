import type { LucideIcon } from 'lucide-react';

/** An icon of the set in the site's own weight: 20 pixels, stroke 1.6. Decoration only; names stand beside it. */
export function Icon({
  of: Shape,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: number;
  className?: string;
}) {
  return <Shape aria-hidden="true" focusable="false" size={size} strokeWidth={1.6} className={className} />;
}
