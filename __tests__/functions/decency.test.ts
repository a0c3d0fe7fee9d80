import { decent, isDecent } from '#functions/input/decency';

describe('the word filter', () => {
  it.each(['Ana', 'Müller', 'José', 'Zoë 2', 'Scunthorpe', 'Dickens', '太郎', 'Cassandre'])(
    '%s is a name for strangers to see',
    (name) => expect(isDecent(name)).toBe(true),
  );

  it.each(['fuck you', 'sh1thead', 'FUUUCK', 'Connard', 'salope', 'Enculé'])('%s is not', (name) =>
    expect(isDecent(name)).toBe(false),
  );

  it('stars take the place of such words, and of nothing else', () => {
    expect(decent('Well played, Ana!')).toBe('Well played, Ana!');
    expect(decent('what the fuck, Zoë')).toBe('what the ****, Zoë');
    expect(decent('quel connard !')).toMatch(/^quel \*+ !$/);
    expect(decent('𝒻 fuck 🎉')).toBe('𝒻 **** 🎉');
  });
});
