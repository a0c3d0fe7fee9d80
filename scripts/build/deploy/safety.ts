/** Backup and recovery settings of the database. docs/OPERATIONS.md says how to restore it. */
export const SAFETY = {
  deleteProtection: 'ENABLED',
  /** Allows a restore to any minute of the last seven days. */
  pointInTimeRecovery: 'ENABLED',
  backups: [
    { recurrence: 'DAILY', retention: '7d' },
    { recurrence: 'WEEKLY', retention: '14w', dayOfWeek: 'SUNDAY' },
  ],
} as const;
type Backup = (typeof SAFETY.backups)[number];

/** Runs a command of the Firebase tools and returns what it printed as JSON. */
export type Firebase = (...args: string[]) => Promise<unknown>;

/** Applies the settings above. Backup schedules that already exist stay as they are. */
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

/** The field that tells how often an existing schedule runs. */
const fieldOf = ({ recurrence }: Backup) => `"${recurrence.toLowerCase()}Recurrence"`;

function optionsOf(backup: Backup): string[] {
  const day = 'dayOfWeek' in backup ? ['--day-of-week', backup.dayOfWeek] : [];
  return ['--recurrence', backup.recurrence, '--retention', backup.retention, ...day];
}
