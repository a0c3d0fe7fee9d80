import type { Translate } from '#i18n/keys';
import type { GameSummary } from '#session/saves/summary';

/** "Ana, Ben and Cleo" */
export function listOf(t: Translate, names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  return t('game:list.and', { head: names.slice(0, -1).join(', '), last });
}

/** The name of a game, or else its players. */
export function gameTitle(t: Translate, game: GameSummary): string {
  return game.name === ''
    ? listOf(
        t,
        game.seats.map(({ name }) => name),
      )
    : game.name;
}

/** "Round 5 · Ana to play" */
export function gameStanding(t: Translate, game: GameSummary): string {
  const round = t('ui:home.round', { round: game.round });
  return `${round} · ${game.over ? t('ui:home.finished') : toPlay(t, game)}`;
}

/** Addresses the player as "you" if they play alone against bots. */
function toPlay(t: Translate, { seats, toAct }: GameSummary): string {
  const persons = seats.filter(({ kind }) => kind === 'person');
  const acting = toAct.flatMap((seat) => seats[seat] ?? []);
  const [first] = acting;
  if (persons.length === 1 && first?.kind === 'person') return t('ui:home.yourTurn');
  const names = acting.map(({ name }) => name);
  return names.length > 1
    ? t('ui:home.allToPlay', { names: listOf(t, names) })
    : t('ui:home.toPlay', { name: names[0] ?? '' });
}
