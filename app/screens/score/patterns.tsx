import { Circle, Defs, Path, Pattern, Rect } from 'react-native-svg';
import { CATEGORIES, type Category } from '#app/text/scoreCategories';
import { useTheme } from '#app/ui/theme/theme';
import type { InkName } from '#app/ui/tokens/palette';

/** Colours of the categories. Each also has its own pattern, to be readable without colour. */
const GROUNDS: Readonly<Record<Category, InkName>> = {
  shipping: 'sea',
  buildings: 'clay',
  bonuses: 'gold',
  nobles: 'plum',
  puertoma: 'leaf',
  achievements: 'indigo',
};

function Cut({ category, ink }: Readonly<{ category: Category; ink: string }>) {
  switch (category) {
    case 'shipping':
      return <Path d="M-2 6Q1 2 4 6T10 6" stroke={ink} strokeWidth={1.2} fill="none" />;
    case 'buildings':
      return <Path d="M0 4H8M2 0V4M6 4V8M0 8H8" stroke={ink} strokeWidth={1} fill="none" />;
    case 'bonuses':
      return <Circle cx={4} cy={4} r={1.5} fill={ink} />;
    case 'puertoma':
      return <Path d="M0 2H8M0 6H8" stroke={ink} strokeWidth={1} fill="none" />;
    case 'achievements':
      return <Path d="M0 8L4 1L8 8" stroke={ink} strokeWidth={1.2} fill="none" />;
    case 'nobles':
      return <Path d="M0 0L8 8M8 0L0 8" stroke={ink} strokeWidth={1} fill="none" />;
  }
}

const CELL = 8;

/**
 * Pattern definitions. Every Svg that uses them must contain them once, under an id of its own: a
 * browser takes the first of several equal ids, and draws nothing if that one is on a hidden screen.
 */
export function PatternDefs({ id }: Readonly<{ id: string }>) {
  const { inks } = useTheme();
  return (
    <Defs>
      {CATEGORIES.map((category) => (
        <Pattern
          key={category}
          id={`${id}-${category}`}
          width={CELL}
          height={CELL}
          patternUnits="userSpaceOnUse"
        >
          <Rect width={CELL} height={CELL} fill={inks[GROUNDS[category]]} />
          <Cut category={category} ink={inks.ink} />
        </Pattern>
      ))}
    </Defs>
  );
}

export const fillOf = (id: string, category: Category) => `url(#${id}-${category})`;
