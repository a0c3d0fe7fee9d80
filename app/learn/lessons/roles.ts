import type { Lesson } from './lesson';

export const roles: Lesson = {
  id: 'roles',
  title: 'ui:lessons.roles.title',
  seed: 'lesson roles 1',
  opening: [],
  steps: [
    { say: 'ui:lessons.roles.cards', point: { section: 'roles' } },
    { say: 'ui:lessons.roles.everybody', point: { section: 'roles' } },
    {
      say: 'ui:lessons.roles.settler',
      other: 'ui:lessons.roles.settlerOther',
      point: { role: 'settler' },
      action: 'chooseRole settler',
      others: [],
    },
    {
      say: 'ui:lessons.roles.quarry',
      other: 'ui:lessons.roles.quarryOther',
      point: { tile: 'quarry' },
      action: 'takeTile quarry',
      others: ['1 takeTile corn', '2 takeTile coffee'],
    },
    { say: 'ui:lessons.roles.done', point: { section: 'roles' } },
  ],
};
