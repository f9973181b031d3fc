import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the site's stroke width. Decoration next to a name. */
export function Icon({
  of: Shape,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: number;
  className?: string;
}) {
  return <Shape aria-hidden="true" size={size} strokeWidth={1.6} className={className} />;
}
