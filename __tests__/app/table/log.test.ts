import { describe as describeAction } from '#app/text/describe';
import { chapters, eventLines, recapOf } from '#app/text/recap';
import { sentence } from '#app/text/sentences';
import { sinceOwnAction } from '#app/text/since';
import { voiceFor } from '#app/text/voice';
import {
  legalActions,
  REFUSAL_RULES,
  type RefusalCode,
  Role,
  type Seat,
  seatsToAct,
  seedRandom,
  viewFor,
} from '#engine';
import { LANGUAGES } from '#i18n/locale';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { testGame } from '#tests/engine/support/game';
import { randomSteps } from '#tests/engine/support/random';
import { table } from '#tests/engine/support/table';

const EDITIONS = ['classic', '1897'] as const;
const SPEAKERS = LANGUAGES.flatMap((language) =>
  EDITIONS.map((edition) => ({ language, edition })),
);

function voiceOf({ language, edition }: (typeof SPEAKERS)[number], reader: Seat | null = 0) {
  const t = translator(language, edition);
  return voiceFor(viewFor(testGame(4, { edition }), 0), t, wordsOf(t), reader);
}

/** A missing key, value or word. */
const BROKEN = /\b(ui|game|words|help):|\{\{|\}\}|undefined|NaN|\$t\(/;

describe.each(SPEAKERS)('in $language, $edition', (speaker) => {
  it('every event and every action of whole games is a complete sentence', () => {
    const voice = voiceOf(speaker);
    const kinds = new Set<string>();
    const options = {
      edition: speaker.edition,
      expansions: ['newBuildings', 'nobles'],
      board: 'random',
    } as const;
    for (const seed of ['a', 'b']) {
      for (const step of randomSteps(testGame(4, { ...options, seed }), seedRandom(seed))) {
        for (const seat of seatsToAct(step.before)) {
          for (const action of legalActions(step.before, seat).slice(0, 40)) {
            expect(describeAction(action, step.before, seat, voice)).not.toMatch(BROKEN);
          }
        }
        for (const event of step.events) {
          kinds.add(event.type);
          expect(sentence(event, voice) ?? 'silent').not.toMatch(BROKEN);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(20);
  });

  it('every refusal is explained', () => {
    const t = translator(speaker.language, speaker.edition);
    for (const code of Object.keys(REFUSAL_RULES) as RefusalCode[]) {
      const reason = t(`game:refusal.${code}`);
      expect(reason).not.toMatch(BROKEN);
      expect(reason).toMatch(/ .+\.$/);
    }
  });
});

describe('the recap', () => {
  const tellTo = (reader: Seat, ...lines: string[]) => {
    const game = table(4, { 0: { goods: { corn: 2 } }, 1: { goods: { sugar: 3 } } });
    game.state.ships.forEach((ship) => {
      Object.assign(ship, { good: 4, count: 1 });
    });
    game.state.goods[4] -= 3;
    game.play(...lines);
    const log = game.events.map((event, number) => ({ number, round: 1, event }));
    return chapters(log, voiceOf({ language: 'en', edition: 'classic' }, reader), true);
  };

  it('names the player of the role, the losses, and that nothing was shipped', () => {
    const [captain] = tellTo(1, '0 chooseRole captain');
    expect(captain).toMatchObject({
      role: Role.captain,
      chooser: 0,
      title: 'Anna took the Captain',
      lines: [
        'Anna kept 1 corn; 1 corn spoiled',
        'You kept 1 sugar; 2 sugar spoiled',
        'You shipped nothing',
      ],
    });
  });
});

describe('the summary for a returning player', () => {
  const voice = voiceOf({ language: 'en', edition: 'classic' }, 1);
  const entries = (game: ReturnType<typeof table>) =>
    game.events.map((event, number) => ({ number, round: 1, event }));

  it('is never empty if something has happened, even if it only explains', () => {
    const placed = { type: 'passed', seat: 0 } as const;
    const log = [
      { number: 4, round: 1, event: { type: 'forced', seat: 0, action: 'place' } },
    ] as const;
    expect(recapOf(log, voice).flatMap(({ lines }) => lines)).toEqual([
      'Anna had only one way to play',
    ]);
    expect(recapOf([{ number: 5, round: 1, event: placed }], voice)).toHaveLength(1);
    expect(recapOf([], voice)).toEqual([]);
  });

  it('begins after the reader’s last decision, whatever happened to them since', () => {
    const game = table(3, {});
    game.play('0 chooseRole settler', '0 takeTile quarry');
    const own = sinceOwnAction(entries(game), 0);
    expect(own.every(({ event }) => !('seat' in event) || event.seat !== 0)).toBe(true);
    const others = eventLines(sinceOwnAction(entries(game), 1), voice);
    expect(others).toEqual(
      expect.arrayContaining(['Anna took the Settler', 'Anna laid a new quarry']),
    );
  });
});
