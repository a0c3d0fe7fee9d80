import { boxName } from '#app/text/puertoma';
import { listed, roleName, roleWord, type Voice } from '#app/text/voice';
import {
  ARROWS,
  BOX_NAMES,
  type BoxName,
  orderOn,
  type ResolutionCard,
  type Role,
  type RoleChoice,
} from '#engine';

/** A choice of the past, or the one that would be made now. */
export interface Choice extends RoleChoice {
  readonly role: Role | null;
  readonly card: ResolutionCard | null;
}

type Speaker = Pick<Voice, 't' | 'words'>;

/** Explains a Puertoma's choice of a role, one line per step (P-4). */
export function choiceSteps(choice: Choice, inGame: readonly Role[], voice: Speaker): string[] {
  const { t } = voice;
  const steps = [t('game:puertoma.step.token', { token: boxName(voice, choice.token) })];
  steps.push(...arrowSteps(choice, inGame, voice), ...candidateSteps(choice, voice));
  if (choice.coins > 0) {
    steps.push(t('game:puertoma.step.coins', { coins: voice.words.amount('coin', choice.coins) }));
  }
  steps.push(...decidingSteps(choice, voice));
  return steps;
}

/** The boxes that arrows lead to, and why some of them do not count. */
function arrowSteps(choice: Choice, inGame: readonly Role[], voice: Speaker): string[] {
  const { t, words } = voice;
  const played = new Set(inGame.map(roleWord));
  const named = (boxes: readonly BoxName[]) =>
    listed(
      voice,
      boxes.map((name) => words.role(name)),
    );
  const led = ARROWS[BOX_NAMES[choice.token]].filter((name) => played.has(name));
  const has = (roles: readonly Role[], name: BoxName) =>
    roles.some((role) => roleWord(role) === name);
  const taken = led.filter((name) => !has(choice.available, name));
  const useless = led.filter(
    (name) => has(choice.available, name) && !has(choice.profitable, name),
  );
  const steps = [t('game:puertoma.step.arrows', { roles: named(led) })];
  if (taken.length > 0) steps.push(t('game:puertoma.step.taken', { roles: named(taken) }));
  if (useless.length > 0 && choice.profitable.length > 0) {
    steps.push(t('game:puertoma.step.useless', { roles: named(useless) }));
  }
  return steps;
}

function candidateSteps(choice: Choice, voice: Speaker): string[] {
  const { t } = voice;
  const steps: string[] = [];
  if (choice.profitable.length === 0) steps.push(t('game:puertoma.step.nothingPays'));
  if (choice.reached.length > 0) {
    steps.push(t('game:puertoma.step.left', { roles: named(voice, choice.reached) }));
  } else if (choice.profitable.length > 0) {
    steps.push(t('game:puertoma.step.noArrow', { roles: named(voice, choice.profitable) }));
  }
  return steps;
}

function decidingSteps({ richest, card, role }: Choice, voice: Speaker): string[] {
  const { t, words } = voice;
  if (role === null) return [t('game:puertoma.step.aCard', { roles: named(voice, richest) })];
  const result = t('game:puertoma.step.result', { role: roleName(voice, role) });
  if (card === null) return [result];
  const order = orderOn(card).map((box) => words.role(BOX_NAMES[box]));
  return [t('game:puertoma.step.card', { card, roles: order.join(', ') }), result];
}

const named = (voice: Speaker, roles: readonly Role[]) =>
  listed(
    voice,
    roles.map((role) => roleName(voice, role)),
  );
