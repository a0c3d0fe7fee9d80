import type { DecisionKind } from '#engine';
import type { TextKey } from '#i18n/keys';

/** The words on the buttons for yes and no. */
interface Answers {
  readonly use: TextKey;
  readonly pass: TextKey;
  /** Declining something that is usually taken. */
  readonly rare: TextKey;
}

const USUAL: Answers = { use: 'ui:table.take', pass: 'ui:table.pass', rare: 'ui:table.leaveIt' };

const ANSWERS: Readonly<Record<DecisionKind, Answers>> = {
  round: USUAL,
  draft: USUAL,
  settle: USUAL,
  place: USUAL,
  newcomers: USUAL,
  build: USUAL,
  privilegeGoods: USUAL,
  sell: USUAL,
  load: USUAL,
  store: USUAL,
  hacienda: USUAL,
  hospice: USUAL,
  university: USUAL,
  guesthouse: USUAL,
  sawmill: { ...USUAL, use: 'ui:table.asForest', pass: 'ui:table.asPlantation' },
  huntingLodge: USUAL,
  landOffice: USUAL,
  royalSupplier: USUAL,
  smuggle: USUAL,
  captive: { ...USUAL, rare: 'ui:table.roleTakeWaived' },
  takeCards: USUAL,
};

export const answersTo = (decision: DecisionKind | null): Answers =>
  decision === null ? USUAL : ANSWERS[decision];
