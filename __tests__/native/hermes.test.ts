import { playOnHermes } from '#native-host/hermes/run';

/** Hermes supports less than Node, so some errors show only there. */
describe('on the Hermes VM', () => {
  it('a whole local game can be played to the score sheet', async () => {
    const run = await playOnHermes('ios', { seed: 11, plays: true });
    if (run === null) {
      console.warn('there is no Hermes for this machine: its game was not played');
      return;
    }
    expect(run.map(({ what }) => what)).toEqual(['loaded', 'home', 'new', 'game', 'score', 'end']);
    expect(run.at(-1)?.texts).toContain('Replay');
  });
});
