/** The commands by name. */
import { backupCommand } from './backup.ts'
import { importCommand } from './import.ts'
import { ratesCommand } from './rates.ts'
import { restoreCommand } from './restore.ts'

export interface Command {
  usage: string
  does: string
  /** Answers the exit code; throws a UsageError for arguments it does not understand. */
  run(args: string[]): Promise<number>
}

export const COMMANDS: Record<string, Command> = {
  import: importCommand,
  rates: ratesCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
