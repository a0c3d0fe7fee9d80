/** How the database is kept safe; docs/OPERATIONS.md says how to restore it. */
export const SAFETY = {
  deleteProtection: 'ENABLED',
  /** Any minute of the last seven days can be brought back. */
  pointInTimeRecovery: 'ENABLED',
  backups: [
    { recurrence: 'DAILY', retention: '7d' },
    { recurrence: 'WEEKLY', retention: '14w', dayOfWeek: 'SUNDAY' },
  ],
} as const;
type Backup = (typeof SAFETY.backups)[number];

/** Runs a command of the Firebase tools and returns what it printed as JSON. */
export type Firebase = (...args: string[]) => Promise<unknown>;

/** Brings the database's own settings to the above; what is so already stays. */
export async function makeSafe(firebase: Firebase, say: (line: string) => void): Promise<void> {
  await firebase(
    'firestore:databases:update',
    '(default)',
    ...['--delete-protection', SAFETY.deleteProtection],
    ...['--point-in-time-recovery', SAFETY.pointInTimeRecovery],
  );
  const known = JSON.stringify(await firebase('firestore:backups:schedules:list'));
  for (const backup of SAFETY.backups) {
    if (known.includes(fieldOf(backup))) continue;
    await firebase('firestore:backups:schedules:create', ...optionsOf(backup));
    say(`Backups from now on: ${backup.recurrence.toLowerCase()}, kept for ${backup.retention}`);
  }
}

/** By this a schedule that exists already says how often it runs. */
const fieldOf = ({ recurrence }: Backup) => `"${recurrence.toLowerCase()}Recurrence"`;

function optionsOf(backup: Backup): string[] {
  const day = 'dayOfWeek' in backup ? ['--day-of-week', backup.dayOfWeek] : [];
  return ['--recurrence', backup.recurrence, '--retention', backup.retention, ...day];
}
