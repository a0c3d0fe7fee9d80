import {
  CARD_NAMES,
  type Card,
  type CardName,
  cardProgress,
  cardVp,
  type GameState,
  type Seat,
} from '../../engine';

/** How often bots reach each card that they are dealt. What is not named here is middling. */
const CHANCES: Readonly<Partial<Record<CardName, number>>> = {
  bigSpender: 0.32,
  masterArchitect: 0.02,
  majorInvestor: 0.04,
  seniorBureaucrat: 0.02,
  luxuryProvider: 0.38,
  tropicalMagnate: 0.93,
  majorLandowner: 0.02,
  masterAgronomist: 0.02,
  headAdministrator: 0.05,
  leadingEmployer: 0.06,
  leadingProducer: 0.35,
  masterCollector: 0.17,
  cornAndSugar: 0.09,
  cornAndIndigo: 0.17,
  indigoAndSugar: 0.15,
  coffeeAndSugar: 0.02,
  indigoAndTobacco: 0.2,
  coffeeAndTobacco: 0.02,
  cornDispatcher: 0.81,
  indigoDispatcher: 0.77,
  sugarDispatcher: 0.42,
  tobaccoDispatcher: 0.25,
  coffeeDispatcher: 0.09,
  independentShipper: 0.26,
  specialisedShipper: 0.2,
  dockTycoon: 0.41,
  tradeStrategist: 0.38,
  prudentMerchant: 0.29,
  dealCloser: 0.43,
  tradeTycoon: 0.03,
};
const MIDDLING = 0.3;

const chanceOf = (card: Card): number => CHANCES[CARD_NAMES[card]] ?? MIDDLING;

/** The points that a seat may hope for from cards it has not reached yet. */
export function cardHopes(state: GameState, seat: Seat): number {
  const hand = state.achievements?.hands[seat] ?? [];
  let hopes = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card !== undefined) hopes += cardVp(card) * hopeFor(state, seat, card);
  }
  return hopes;
}

/** From the chance that anybody has to nearly certain, the nearer it is. */
function hopeFor(state: GameState, seat: Seat, card: Card): number {
  const chance = chanceOf(card);
  const near = cardProgress(state, seat, card);
  return chance + Math.max(0, NEARLY - chance) * near * near * near;
}

/** What is within reach is not reached: others have a say in it. */
const NEARLY = 0.6;
