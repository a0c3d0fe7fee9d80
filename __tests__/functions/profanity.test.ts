import { censored, hasProfanity } from '#functions/input/profanity';

describe('the word filter', () => {
  it.each(['Ana', 'Müller', 'José', 'Zoë 2', 'Scunthorpe', 'Dickens', '太郎', 'Cassandre'])(
    '%s is allowed as a public name',
    (name) => expect(hasProfanity(name)).toBe(false),
  );

  it.each(['fuck you', 'sh1thead', 'FUUUCK', 'Connard', 'salope', 'Enculé'])('%s is not', (name) =>
    expect(hasProfanity(name)).toBe(true),
  );

  it('replaces such words by stars, and nothing else', () => {
    expect(censored('Well played, Ana!')).toBe('Well played, Ana!');
    expect(censored('what the fuck, Zoë')).toBe('what the ****, Zoë');
    expect(censored('quel connard !')).toMatch(/^quel \*+ !$/);
    expect(censored('𝒻 fuck 🎉')).toBe('𝒻 **** 🎉');
  });
});
