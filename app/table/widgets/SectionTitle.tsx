import { useRoom } from '#app/table/layout/useRoom';
import { useTable } from '#app/table/model/TableContext';
import { sectionFor } from '#app/table/model/tableModel';
import type { DecisionKind } from '#engine';
import { Heading } from './Heading';

/** Titles of decisions; null for decisions titled by their part of the shared board. */
const OWN_TITLES: Readonly<
  Record<DecisionKind, 'placing' | 'extraGood' | 'storage' | 'draft' | 'cards' | null>
> = {
  place: 'placing',
  newcomers: 'placing',
  privilegeGoods: 'extraGood',
  round: null,
  draft: 'draft',
  settle: null,
  build: null,
  sell: null,
  load: null,
  store: 'storage',
  hacienda: null,
  hospice: null,
  university: null,
  guesthouse: null,
  sawmill: null,
  huntingLodge: null,
  landOffice: null,
  royalSupplier: null,
  smuggle: null,
  captive: null,
  takeCards: 'cards',
};

/** Title of the part that is shown large. */
export function SectionTitle() {
  const { decision, view, voice, asked } = useTable();
  const { tall } = useRoom();
  if (!tall) return null;
  const own = asked === null || decision === null ? null : OWN_TITLES[decision];
  const title = own ?? sectionFor(decision, view.role);
  return <Heading text={voice.t(`ui:table.section.${title}`)} />;
}
