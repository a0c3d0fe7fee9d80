import type { Asked, AskTrouble } from '#online/ask';
import type { Invitation } from '#online/invitations';
import type { ChatMessage } from '#online/lists';
import { newRequestId } from '#online/requestId';
import type { SeenMatch } from '#online/watchMatch';

/** What screens need of the online world besides the hub. */
export type { Asked, AskTrouble, ChatMessage, Invitation, SeenMatch };
export { newRequestId };
