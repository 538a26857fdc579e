/** The commands by name. */
import { appCommand } from './app.ts'
import { backupCommand } from './backup.ts'
import { importCommand } from './import.ts'
import { inboxCommand } from './inbox.ts'
import { paymentsCommand } from './payments.ts'
import { personCommand } from './person.ts'
import { ratesCommand } from './rates.ts'
import { restoreCommand } from './restore.ts'
import { staffCommand } from './staff.ts'

export interface Command {
  usage: string
  does: string
  /** Answers the exit code; throws a UsageError for arguments it does not understand. */
  run(args: string[]): Promise<number>
}

export const COMMANDS: Record<string, Command> = {
  import: importCommand,
  rates: ratesCommand,
  staff: staffCommand,
  app: appCommand,
  inbox: inboxCommand,
  payments: paymentsCommand,
  person: personCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
