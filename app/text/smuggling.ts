import { type GameEvent, GOOD_NAMES, Role } from '#engine';
import { roleName, type Voice } from './voice';

/** A smuggler's action in words, from the events that the engine previews. */
export function describeSmuggling(events: readonly GameEvent[], voice: Voice): string {
  const { t, words } = voice;
  for (const event of events) {
    if (event.type === 'raided') {
      return t(event.discarded > 0 ? 'game:action.raidAndLose' : 'game:action.raid', {
        size: voice.shipSize(event.ship),
        taken: words.goods(GOOD_NAMES[event.good], event.taken),
        lost: words.goods(GOOD_NAMES[event.good], event.discarded),
      });
    }
    if (event.type === 'looted') {
      return t('game:action.loot', { points: words.amount('vp', event.vp) });
    }
    if (event.type === 'poached') return poaching(event, voice);
    if (event.type === 'captured') {
      return t(event.coins > 0 ? 'game:action.captureWithCoins' : 'game:action.capture', {
        role: roleName(voice, event.role),
        coins: words.amount('coin', event.coins),
      });
    }
  }
  // There are no events for an action that is not legal now.
  return roleName(voice, Role.smuggler);
}

type Poached = Extract<GameEvent, { type: 'poached' }>;

function poaching({ taken, discarded, special }: Poached, { t, words }: Voice): string {
  const poach = t(discarded > 0 ? 'game:action.poachAndLose' : 'game:action.poach', {
    people: words.amount('colonist', taken),
    lost: words.amount('colonist', discarded),
  });
  return special === null ? poach : t(`game:action.poachFate.${special}`, { poach });
}
