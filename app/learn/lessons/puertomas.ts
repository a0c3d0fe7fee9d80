import type { Lesson } from './lesson';

/** A lesson about the Puertomas' choices, and how to make use of them (P-4 to P-7). */
export const puertomas: Lesson = {
  id: 'puertomas',
  title: 'ui:lessons.puertomas.title',
  seed: 'lesson puertoma 17',
  withPuertomas: true,
  opening: [],
  steps: [
    { say: 'ui:lessons.puertomas.line', point: 'forecasts' },
    { say: 'ui:lessons.puertomas.why', point: 'forecasts' },
    {
      say: 'ui:lessons.puertomas.settler',
      other: 'ui:lessons.puertomas.settlerOther',
      point: { role: 'settler' },
      action: 'chooseRole settler',
      others: [],
    },
    {
      say: 'ui:lessons.puertomas.tile',
      other: 'ui:lessons.puertomas.tileOther',
      point: { tile: 'corn' },
      action: 'takeTile corn',
      others: [],
    },
    {
      say: 'ui:lessons.puertomas.place',
      other: 'ui:lessons.puertomas.placeOther',
      point: 'forecasts',
      action: 'place 1.0.0.0.0.0 - -',
      accept: { produces: 'corn' },
      others: [],
    },
    { say: 'ui:lessons.puertomas.done', point: 'own' },
  ],
};
