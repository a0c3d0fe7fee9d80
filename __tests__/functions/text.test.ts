import fc from 'fast-check';
import { cleanMessage, cleanName } from '#functions/input/text';
import { distinctName } from '#functions/match/names';

const isRefused = (check: (text: string) => string, text: string, why = 'unfitText') => {
  try {
    check(text);
    return false;
  } catch (error) {
    return (error as { details?: { reason?: string } }).details?.reason === why;
  }
};

describe('names', () => {
  it.each([
    'Ana',
    'Søren',
    'José María',
    '毛利 蘭',
    'さくら',
    'Мария',
    'Ελένη',
    'علی‌رضا',
    'क्षमा',
    'O’Neil',
    'R2-D2',
    '🐙',
    'Ana 👩‍👩‍👧',
    'Ana ❤️',
  ])('%s is accepted', (name) => expect(cleanName(name)).toBe(name.normalize('NFC')));

  it.each([
    ['nothing but a blank letter', '\u3164'],
    ['nothing but an empty Braille cell', '\u2800'],
    ['nothing but a zero-width space', '\u200B'],
    ['a zero-width space', 'A\u200Bna'],
    ['a zero-width joiner between Latin letters', 'A\u200Dna'],
    ['a soft hyphen', 'A\u00ADna'],
    ['a word joiner', 'Ana\u2060'],
    ['a turn of direction', '\u202EanA'],
    ['an isolate', '\u2066Ana\u2069'],
    ['tags', 'Ana\u{E0041}'],
    ['a selector without a picture', 'Ana\uFE00'],
    ['a line end', 'Ana\nBen'],
    ['a control character', 'A\u0007na'],
    ['half a character', 'A\uD800'],
    ['a private character', 'Ana\uE000'],
    ['an unassigned character', 'Ana\u0378'],
    ['nothing but marks', '\u0301\u0302'],
    ['a tower of marks', `A${'\u0301'.repeat(9)}na`],
    ['nothing but points', '...'],
    ['Cyrillic and Latin letters', 'Аna'],
    ['Greek and Latin letters', 'Anα'],
  ])('with %s are refused', (_what, name) => {
    expect(isRefused(cleanName, name)).toBe(true);
  });

  it.each([
    'Admin',
    'ADM1N',
    'Аdmin',
    'The Moderator',
    'modérateur',
    'Support Team',
    'system',
    'Borinquen',
    'B0rinquen Staff',
    'Ana ✓',
    'Ana ✔️',
    'Ana ✅',
    'www.example',
    'cheapgold.com',
    'buy at shop . com',
    'https:x',
    'ana@example.org',
    't.me/ana',
  ])('%s is refused: an address, or a name like an operator’s', (name) => {
    expect(isRefused(cleanName, name, 'unfitName') || isRefused(cleanName, name)).toBe(true);
  });

  it.each(['Adam', 'Minad', 'Sys', 'Supreme', 'Mod Cox', 'Moderato', 'J.R.', 'Dr. No', 'a.b'])(
    '%s only resembles one',
    (name) => expect(cleanName(name)).toBe(name),
  );

  it('are measured as they are shown', () => {
    expect(cleanName(`  Ana${' '.repeat(30)}Maria `)).toBe('Ana Maria');
    expect(isRefused(cleanName, '\uFB2C'.repeat(15))).toBe(true);
  });

  it('any white space becomes one space, letters are composed', () => {
    expect(cleanName(' Ana\u00A0\u2003 Mari\u0301a ')).toBe('Ana María');
  });

  it.each([
    ['Ana', 'Ana'],
    ['Ana', 'ana'],
    ['Ana', 'Аnа'],
    ['Capa', 'Сара'],
    ['Paul', 'PauI'],
    ['Bob', 'B0b'],
    ['Ann a', 'Anna'],
    ['Ana', 'Ａｎａ'],
  ])('that look like another get a number: %s, %s', (one, other) => {
    expect(distinctName(other, [one])).toBe(`${other} 2`);
    expect(distinctName(other, [one, `${one} 2`])).toBe(`${other} 3`);
  });

  it('that look different stay unchanged', () => {
    expect(distinctName('Ben', ['Ana', 'Eva'])).toBe('Ben');
    expect(distinctName('José', ['Jose'])).toBe('José');
  });
});

describe('messages', () => {
  it.each(['Hello!', '...', '👍🏽', 'Привет Ana', 'a\u00A0b', '¿Qué?'])('%s is accepted', (text) =>
    expect(isRefused(cleanMessage, text)).toBe(false),
  );
  it.each([
    '\u200B\u200B',
    '\u3164',
    'a\u202Eb',
    'a\u0000',
    '\u2800 \u2800',
    `x${'\u0300'.repeat(20)}`,
  ])('%j is refused', (text) => expect(isRefused(cleanMessage, text)).toBe(true));
  it('that are accepted are visible, and are accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 30 }), (text) => {
        if (text.trim() === '' || isRefused(cleanMessage, text)) return;
        const said = cleanMessage(text);
        expect(cleanMessage(said)).toBe(said);
        expect(said).not.toMatch(/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u);
      }),
    );
  });
});
