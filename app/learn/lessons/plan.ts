import type { Lesson } from './lesson';

export const plan: Lesson = {
  id: 'plan',
  title: 'ui:lessons.plan.title',
  seed: 'lesson plan 0',
  opening: [],
  steps: [
    { say: 'ui:lessons.plan.early', point: { section: 'market' } },
    { say: 'ui:lessons.plan.middle', point: { section: 'ships' } },
    { say: 'ui:lessons.plan.late', point: { section: 'market' } },
    {
      say: 'ui:lessons.plan.choose',
      other: 'ui:lessons.plan.chooseOther',
      point: { role: 'builder' },
      action: 'chooseRole builder',
      others: [],
    },
    {
      say: 'ui:lessons.plan.build',
      other: 'ui:lessons.plan.buildOther',
      point: { building: 'smallIndigoPlant' },
      action: 'build smallIndigoPlant',
      others: ['1 build smallIndigoPlant', '2 build smallIndigoPlant'],
    },
    { say: 'ui:lessons.plan.done', point: 'own' },
  ],
};
