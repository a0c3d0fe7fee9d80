import type { Lesson } from './lesson';

export const people: Lesson = {
  id: 'people',
  title: 'ui:lessons.people.title',
  seed: 'lesson people 7',
  opening: [],
  steps: [
    { say: 'ui:lessons.people.land', point: 'own' },
    {
      say: 'ui:lessons.people.settler',
      other: 'ui:lessons.people.settlerOther',
      point: { role: 'settler' },
      action: 'chooseRole settler',
      others: [],
    },
    {
      say: 'ui:lessons.people.tile',
      other: 'ui:lessons.people.tileOther',
      point: { tile: 'corn' },
      action: 'takeTile corn',
      others: ['1 takeTile corn', '2 takeTile indigo', '1 chooseRole mayor'],
    },
    {
      say: 'ui:lessons.people.place',
      other: 'ui:lessons.people.placeOther',
      point: { tile: 'corn' },
      action: 'place 1.0.0.0.0.0 - -',
      accept: { produces: 'corn' },
      others: ['2 place 1.0.0.0.0.0 - -'],
    },
    { say: 'ui:lessons.people.done', point: 'own' },
  ],
};
