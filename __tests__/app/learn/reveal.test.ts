import type { View } from 'react-native';
import { reveal } from '#app/table/pointer/reveal.web';

jest.mock('#app/table/anchors/boxOf', () => jest.requireActual('#app/table/anchors/boxOf.web'));

/** A thing in a browser that lies so much below what can be seen. */
function thingBelow(hidden: number): View {
  let top = 100 + hidden;
  const element = {
    getBoundingClientRect: () => ({ x: 0, y: top, width: 50, height: 50 }),
    scrollIntoView: () => {
      top = Math.min(top, 100);
    },
  };
  return element as unknown as View;
}

describe('what a lesson speaks of, in a browser', () => {
  it('is scrolled into sight, and then left where its reader scrolls it', async () => {
    const thing = thingBelow(80);
    expect(await reveal(thing)).toBe(false);
    expect(await reveal(thing)).toBe(true);
  });

  it('stays where it is if it is in sight', async () => {
    expect(await reveal(thingBelow(0))).toBe(true);
  });
});
