import type { Expo, ExpoPushTicket } from 'expo-server-sdk';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { refs } from '#functions/firestore/database';
import { read } from '#protocol/documents';
import { pushService } from './expo';
import type { PushMessage } from './pushMessages';

/** The service's answer to a message. `refused` is final; `unanswered` is retried. */
export type Answer = ExpoPushTicket | 'refused' | 'unanswered';
export type Answers = ReadonlyMap<PushMessage, Answer>;

const TOO_MANY_PROJECTS = 'PUSH_TOO_MANY_EXPERIENCE_IDS';

/** Sends batches as large as the service allows, each for one Expo project if it is known. */
export async function sendMessages(messages: readonly PushMessage[]): Promise<Answers> {
  const answers = new Map<PushMessage, Answer>();
  if (messages.length === 0) return answers;
  const service = await pushService();
  for (const group of groupBy(messages, ({ device }) => device.project)) {
    for (const batch of batchesOf(service, group)) await sendBatch(service, batch, answers);
  }
  return answers;
}

function batchesOf(service: Expo, messages: readonly PushMessage[]): PushMessage[][] {
  const byContent = new Map(messages.map((message) => [message.content, message]));
  const chunks = service.chunkPushNotifications(messages.map(({ content }) => content));
  return chunks.map((chunk) =>
    // The library returns the same objects that it was given.
    chunk.flatMap((content) => byContent.get(content as PushMessage['content']) ?? []),
  );
}

/** Sends a batch. A refused batch is split until only the faulty message is refused. */
async function sendBatch(
  service: Expo,
  batch: readonly PushMessage[],
  answers: Map<PushMessage, Answer>,
) {
  try {
    const tickets = await service.sendPushNotificationsAsync(batch.map(({ content }) => content));
    batch.forEach((message, index) => {
      answers.set(message, tickets[index] ?? 'unanswered');
    });
  } catch (error) {
    const reason = sendErrorOf(error);
    const parts = partsOf(batch, reason);
    logger.warn('the push service did not take a batch', {
      size: batch.length,
      error: String(error),
    });
    if (reason.projects !== null) await storeProjects(batch, projectIn(reason.projects));
    for (const part of parts) await sendBatch(service, part, answers);
    if (parts.length > 0) return;
    for (const message of batch) answers.set(message, reason.isFinal ? 'refused' : 'unanswered');
  }
}

interface SendError {
  /** Whether the same batch would be refused again. */
  readonly isFinal: boolean;
  /** Tokens by project, if the batch mixed several projects. */
  readonly projects: Readonly<Record<string, readonly string[]>> | null;
}

const statusError = v.object({ statusCode: v.number() });
const mixedProjects = v.object({
  code: v.literal(TOO_MANY_PROJECTS),
  details: v.record(v.string(), v.array(v.string())),
});

function sendErrorOf(error: unknown): SendError {
  const status = read(statusError, error)?.statusCode ?? 0;
  return {
    isFinal: status >= 400 && status < 500 && status !== 429,
    projects: read(mixedProjects, error)?.details ?? null,
  };
}

/** Smaller batches to try instead; empty if splitting is impossible or useless. */
function partsOf(batch: readonly PushMessage[], { isFinal, projects }: SendError): PushMessage[][] {
  if (batch.length < 2 || !isFinal) return [];
  const byProject = projects === null ? [] : groupBy(batch, projectIn(projects));
  const half = Math.ceil(batch.length / 2);
  return byProject.length > 1 ? byProject : [batch.slice(0, half), batch.slice(half)];
}

/** Looks up a message's project in the service's answer. */
function projectIn(projects: Readonly<Record<string, readonly string[]>>) {
  const known = new Map(
    Object.entries(projects).flatMap(([project, tokens]) =>
      tokens.map((token) => [token, project] as const),
    ),
  );
  return ({ device }: PushMessage) => known.get(device.token) ?? '';
}

/** Stores each device's project, so that later batches can be grouped by it. */
async function storeProjects(
  batch: readonly PushMessage[],
  projectOf: (message: PushMessage) => string,
) {
  const stored = batch.map((message) => {
    const { push, device } = message;
    const doc = refs.devices(push.notice.uid).doc(device.token);
    return doc.update({ project: projectOf(message) });
  });
  for (const { status } of await Promise.allSettled(stored)) {
    if (status === 'rejected') logger.info('a device was deleted while its project was stored');
  }
}

function groupBy(
  messages: readonly PushMessage[],
  keyOf: (message: PushMessage) => string,
): PushMessage[][] {
  const groups = new Map<string, PushMessage[]>();
  for (const message of messages) {
    const key = keyOf(message);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [message]);
    else group.push(message);
  }
  return [...groups.values()];
}
