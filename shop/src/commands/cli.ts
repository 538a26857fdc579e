/**
 * `npm run semena -- <command> …`: what an owner does to the shop from the command line, while the shop runs or not.
 */
import { actAs, type Acting } from '@semena/commerce/owner'
import { StartError } from '@semena/commerce/settings'
import { withoutSecrets } from '@semena/contract/secrets'
import { COMMANDS } from './index.ts'
import { UsageError } from './usage.ts'
import { filterConsole } from '../telemetry/filter-console.ts'

/** Runs a command and answers the exit code: 0 when it was done, 1 when it failed, 2 when it was not understood. */
export async function runCommand([name = 'help', ...args]: string[]): Promise<number> {
  filterConsole()
  const command = COMMANDS[name]
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(help())
    return 0
  }
  if (!command) {
    console.error(`${name} is no command.\n${help()}`)
    return 2
  }
  try {
    return (await actAs(acting(name, args), () => command.run(args))) ?? 0
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n${forms(command.usage)}`)
      return 2
    }
    // The owner typed these arguments, so the message may repeat them.
    if (error instanceof StartError) process.stderr.write(`${withoutSecrets(error.message, args)}\n`)
    else console.error(error)
    return 1
  }
}

/** The command and its verb, for the change log; other arguments may be addresses of people. */
function acting(name: string, [verb = '']: string[]): Acting {
  if (name === 'import') return { origin: 'IMPORT', operation: name }
  return { origin: 'COMMAND', operation: /^[a-z-]+$/.test(verb) ? `${name} ${verb}` : name }
}

/** Every command: what is typed, one form a line, and below it what that does. */
export function help(): string {
  const all = [...Object.values(COMMANDS), { usage: 'help', does: 'these lines' }]
  return all.map(({ usage: typed, does }) => `${forms(typed)}\n      ${does}`).join('\n')
}

function forms(typed: string): string {
  return typed
    .split(' | ')
    .map((form) => `  npm run semena -- ${form}`)
    .join('\n')
}
