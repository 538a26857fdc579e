/** The commands by name. */
import { appCommand } from './app.ts'
import { backupCommand } from './backup.ts'
import { changesCommand } from './changes.ts'
import type { Command } from './command.ts'
import { demoCommand } from './demo.ts'
import { importCommand } from './import.ts'
import { inboxCommand } from './inbox.ts'
import { mediaCommand } from './media.ts'
import { paymentsCommand } from './payments.ts'
import { personCommand } from './person.ts'
import { ratesCommand } from './rates.ts'
import { restoreCommand } from './restore.ts'
import { staffCommand } from './staff.ts'

export const COMMANDS: Record<string, Command> = {
  import: importCommand,
  rates: ratesCommand,
  staff: staffCommand,
  app: appCommand,
  changes: changesCommand,
  demo: demoCommand,
  inbox: inboxCommand,
  media: mediaCommand,
  payments: paymentsCommand,
  person: personCommand,
  backup: backupCommand,
  restore: restoreCommand,
}
