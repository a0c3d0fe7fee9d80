import type { Expo, ExpoPushTicket } from 'expo-server-sdk';
import { logger } from 'firebase-functions/v2';
import { at } from '#functions/firestore/database';
import { pushService } from './expo';
import type { Letter } from './letters';

/** What the service said of a letter: `refused` for good, or `unanswered`, to be tried again. */
export type Answer = ExpoPushTicket | 'refused' | 'unanswered';
export type Answers = ReadonlyMap<Letter, Answer>;

const TOO_MANY_PROJECTS = 'PUSH_TOO_MANY_EXPERIENCE_IDS';

/** Sends in batches as large as the service allows, each to one project, as far as that is known. */
export async function sendLetters(letters: readonly Letter[]): Promise<Answers> {
  const answers = new Map<Letter, Answer>();
  if (letters.length === 0) return answers;
  const service = await pushService();
  for (const group of groupBy(letters, ({ device }) => device.project)) {
    for (const batch of batchesOf(service, group)) await sendBatch(service, batch, answers);
  }
  return answers;
}

function batchesOf(service: Expo, letters: readonly Letter[]): Letter[][] {
  const byMessage = new Map(letters.map((letter) => [letter.message, letter]));
  const chunks = service.chunkPushNotifications(letters.map(({ message }) => message));
  return chunks.map((chunk) =>
    chunk.flatMap((message) => byMessage.get(message as Letter['message']) ?? []),
  );
}

/** A batch that is refused is taken apart until what spoils it is alone. */
async function sendBatch(service: Expo, batch: readonly Letter[], answers: Map<Letter, Answer>) {
  try {
    const tickets = await service.sendPushNotificationsAsync(batch.map(({ message }) => message));
    batch.forEach((letter, index) => {
      answers.set(letter, tickets[index] ?? 'unanswered');
    });
  } catch (error) {
    const trouble = troubleOf(error);
    const parts = partsOf(batch, trouble);
    logger.warn('the push service did not take a batch', {
      size: batch.length,
      error: String(error),
    });
    if (trouble.projects !== null) await noteProjects(batch, projectIn(trouble.projects));
    for (const part of parts) await sendBatch(service, part, answers);
    if (parts.length > 0) return;
    for (const letter of batch) answers.set(letter, trouble.isFinal ? 'refused' : 'unanswered');
  }
}

interface Trouble {
  /** Sending the same again would be refused again. */
  readonly isFinal: boolean;
  /** The tokens of each project, if they were mixed. */
  readonly projects: Readonly<Record<string, readonly string[]>> | null;
}

function troubleOf(error: unknown): Trouble {
  const { statusCode, code, details } = error as Record<string, unknown>;
  const isFinal = typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500;
  const isMixed = code === TOO_MANY_PROJECTS && typeof details === 'object' && details !== null;
  return {
    isFinal: isFinal && statusCode !== 429,
    projects: isMixed ? (details as Record<string, readonly string[]>) : null,
  };
}

/** The smaller batches to try instead; none if there is nothing to take apart. */
function partsOf(batch: readonly Letter[], { isFinal, projects }: Trouble): Letter[][] {
  if (batch.length < 2 || !isFinal) return [];
  const byProject = projects === null ? [] : groupBy(batch, projectIn(projects));
  const half = Math.ceil(batch.length / 2);
  return byProject.length > 1 ? byProject : [batch.slice(0, half), batch.slice(half)];
}

/** Which project the service says a letter belongs to. */
function projectIn(projects: Readonly<Record<string, readonly string[]>>) {
  const known = new Map(
    Object.entries(projects).flatMap(([project, tokens]) =>
      [tokens].flat().map((token) => [token, project] as const),
    ),
  );
  return ({ device }: Letter) => known.get(device.token) ?? '';
}

/** So that the next batch is sorted before it is sent. */
async function noteProjects(batch: readonly Letter[], projectOf: (letter: Letter) => string) {
  const noted = batch.map((letter) => {
    const { push, device } = letter;
    const doc = at.devices(push.notice.uid).doc(device.token);
    return doc.update({ project: projectOf(letter) });
  });
  for (const { status } of await Promise.allSettled(noted)) {
    if (status === 'rejected') logger.info('a device went while it was written to');
  }
}

function groupBy(letters: readonly Letter[], keyOf: (letter: Letter) => string): Letter[][] {
  const groups = new Map<string, Letter[]>();
  for (const letter of letters) {
    const key = keyOf(letter);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [letter]);
    else group.push(letter);
  }
  return [...groups.values()];
}
