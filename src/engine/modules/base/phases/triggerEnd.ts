import type { Game } from '#engine/modules/base/game';
import type { EndTrigger } from '#engine/modules/base/state';

export function triggerEnd(game: Game, trigger: EndTrigger): void {
  if (game.state.endTriggers.includes(trigger)) return;
  game.state.endTriggers.push(trigger);
  game.events?.push({ type: 'endTriggered', trigger });
}
