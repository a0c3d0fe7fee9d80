jest.mock('#engine/modules/list', () => jest.requireActual('#tests/engine/toy/list'));

import { cueFor } from '#app/feedback/cues';
import { sectionFor } from '#app/table/model/tableModel';
import { pieceMovesOf } from '#app/table/motion/pieceMoves';
import { describe as describeAction } from '#app/text/describe';
import { sentence } from '#app/text/sentences';
import { roleName, voiceFor } from '#app/text/voice';
import { decisionOf, legalActions, ROLES, seatsToAct, seedRandom, viewFor } from '#engine';
import { translator } from '#i18n/translator';
import { wordsOf } from '#i18n/words';
import { randomSteps } from '#tests/engine/support/random';
import { toyGame } from '#tests/engine/toy/tables';

/** A key, a hole or a word that is not there. */
const BROKEN = /\b(ui|game|words|help):|\{\{|\}\}|undefined|NaN|\$t\(/;

describe.each(['en', 'fr'] as const)(
  'a module that this app has no words for, in %s',
  (language) => {
    it('is told and asked in words of last resort', () => {
      const t = translator(language, 'classic');
      const said = new Set<string>();
      for (const { before, after, events } of randomSteps(toyGame(3, {}), seedRandom('strange'))) {
        const voice = voiceFor(viewFor(before, 0), t, wordsOf(t), 0);
        for (const event of events) {
          said.add(sentence(event, voice) ?? '');
          pieceMovesOf(event);
          cueFor([event], false);
        }
        expect(sectionFor(decisionOf(after)?.kind ?? null, after.role)).toEqual(expect.any(String));
        for (const seat of seatsToAct(before)) {
          for (const action of legalActions(before, seat)) {
            said.add(describeAction(action, before, seat, voice));
          }
        }
      }
      for (const role of ROLES) said.add(roleName({ words: wordsOf(t) }, role));
      expect([...said].filter((text) => BROKEN.test(text))).toEqual([]);
      expect([...said]).toContain('Pledge: sun');
      expect([...said]).toContain('Peddler');
      expect([...said].some((text) => /Card drawn: (sun|moon|star)/.test(text))).toBe(true);
    });
  },
);
