import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon as the icon library describes it: its elements with their attributes. */
interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Makes the component of a Lucide icon. The build puts it in the place of the library's own, which
 * supports more than the site uses and weighs as much as ten icons; the result is the same.
 */
const createIcon =
  ({ name, node }: IconData) =>
  ({ size = 24, className, ...attributes }: IconProps): ReactNode =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
        ...attributes,
      },
      ...node.map(([tag, own]) => createElement(tag, own)),
    );

export default createIcon;
