import { aqueduct } from './buildings/aqueduct';
import { blackMarket } from './buildings/blackMarket';
import { church } from './buildings/church';
import { cloister } from './buildings/cloister';
import { distillery } from './buildings/distillery';
import { guesthouse } from './buildings/guesthouse';
import { library } from './buildings/library';
import { lighthouse } from './buildings/lighthouse';
import { sawmill } from './buildings/sawmill';
import { smallWharf } from './buildings/smallWharf';
import { statue } from './buildings/statue';
import { storehouse } from './buildings/storehouse';
import { tradingPost } from './buildings/tradingPost';
import { unionHall } from './buildings/unionHall';

/** Expansion I, in the order of its table. */
export const NEW_BUILDINGS = [
  aqueduct,
  sawmill,
  blackMarket,
  storehouse,
  guesthouse,
  tradingPost,
  church,
  smallWharf,
  lighthouse,
  distillery,
  library,
  unionHall,
  statue,
  cloister,
] as const;
