/** Runs one of PostgreSQL's programs as the user who owns the cluster. */
import { execFile } from 'node:child_process'

export interface Identity {
  /** Words put before the program's name on the command line. */
  prefix: string[]
  /** User and group id with which the process is started. */
  ids: { uid?: number; gid?: number }
  cwd: string
  /** Owner of the files that the server makes, as this process sees it; undefined where files have no owners. */
  owner: number | undefined
}

export interface Ran {
  code: number | null
  output: string
}

/** The environment of PostgreSQL's programs. */
export function programEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' }
  for (const key of Object.keys(env)) if (key.startsWith('PG')) delete env[key as keyof typeof env]
  return env
}

/**
 * Runs a program to its end and answers its code and everything it printed. Never throws. `onBegun` is called as soon as
 * the program runs.
 */
export function run(identity: Identity, program: string, args: string[], onBegun?: () => void): Promise<Ran> {
  const [command, ...rest] = [...identity.prefix, program, ...args]
  const env = programEnvironment()
  return new Promise((resolve) => {
    execFile(
      command!,
      rest,
      { env, cwd: identity.cwd, windowsHide: true, maxBuffer: 4 << 20, ...identity.ids },
      (error, stdout, stderr) => {
        const code = error ? (typeof error.code === 'number' ? error.code : null) : 0
        resolve({ code, output: `${stdout}${stderr}${code === null && error ? error.message : ''}` })
      },
    )
    onBegun?.()
  })
}
