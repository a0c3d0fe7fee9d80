import { allLocales, filesBelow, read, root, textsOf, withoutForm } from './support/texts';

const KEY_IN_CODE = /[`'"]((?:words|ui|game|help):[^`'"\s]+)[`'"]/g;

const sources = [...filesBelow(`${root}/app`, /\.tsx?$/), ...filesBelow(`${root}/src`, /\.tsx?$/)];
const namedInCode = sources.flatMap((path) =>
  [...read(path).matchAll(KEY_IN_CODE)].map((match) => ({ path, key: match[1] ?? '' })),
);
const quotedInTexts = allLocales.flatMap((locale) =>
  [...textsOf(locale).values()].flatMap((text) =>
    [...text.matchAll(/\$t\(([\w:.-]+)/g)].map((match) => match[1] ?? ''),
  ),
);

/** `game:refusal.${code}` matches every key of that form. */
const pattern = (key: string) =>
  new RegExp(
    `^${key
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^:]+')}$`,
  );

const keys = [...new Set([...textsOf('en').keys()].map(withoutForm))];

it('no template leaves the area open, because it would mark everything as used', () => {
  expect(namedInCode.filter(({ key }) => /^\w+:\$\{/.test(key))).toEqual([]);
});

it('every text is used somewhere', () => {
  const used = new Set([...namedInCode.map(({ key }) => key), ...quotedInTexts]);
  const templates = [...used].filter((key) => key.includes('${')).map(pattern);
  const unused = keys.filter(
    (key) => !used.has(key) && !templates.some((template) => template.test(key)),
  );
  expect(unused).toEqual([]);
});

it('every key named in code exists', () => {
  const unknown = namedInCode.filter(({ key }) => {
    const shape = pattern(key);
    return !keys.some((known) => shape.test(known));
  });
  expect(unknown).toEqual([]);
});
