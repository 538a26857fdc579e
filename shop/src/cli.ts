/** `npm run semena -- <command> …`: what an owner does to the shop without a browser, while it runs or not. */
import { StartError } from '@semena/commerce/settings'
import { withoutSecrets } from '@semena/contract/secrets'
import { COMMANDS } from './commands/index.ts'
import { UsageError } from './commands/usage.ts'
import { filterConsole } from './filter-console.ts'

/** Answers the exit code: 0 done, 1 could not be done, 2 not understood. */
export async function runCommand([name = 'help', ...args]: string[]): Promise<number> {
  filterConsole()
  const command = COMMANDS[name]
  if (name === 'help' || name === '--help' || name === '-h') {
    console.log(usage())
    return 0
  }
  if (!command) {
    console.error(`${name} is no command.\n${usage()}`)
    return 2
  }
  try {
    return await command.run(args)
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n  npm run semena -- ${command.usage}`)
      return 2
    }
    // The owner named whom it is about, so the line may name them, too.
    if (error instanceof StartError) process.stderr.write(`${withoutSecrets(error.message, args)}\n`)
    else console.error(error)
    return 1
  }
}

function usage(): string {
  const width = Math.max(...Object.values(COMMANDS).map((c) => c.usage.length))
  const lines = Object.values(COMMANDS).map((c) => `  npm run semena -- ${c.usage.padEnd(width)}  ${c.does}`)
  return [...lines, `  npm run semena -- ${'help'.padEnd(width)}  these lines`].join('\n')
}
