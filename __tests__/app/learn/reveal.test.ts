import type { View } from 'react-native';
import { reveal } from '#app/table/pointer/reveal.web';

jest.mock('#app/table/anchors/boxOf', () => jest.requireActual('#app/table/anchors/boxOf.web'));

/** A view in a browser that is this far below the visible part. */
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

describe('the subject of a lesson, in a browser', () => {
  it('is scrolled into view once, and stays where the reader scrolls it', async () => {
    const thing = thingBelow(80);
    expect(await reveal(thing)).toBe(false);
    expect(await reveal(thing)).toBe(true);
  });

  it('is not scrolled if it is visible', async () => {
    expect(await reveal(thingBelow(0))).toBe(true);
  });
});
