/** The interface of a command of the command line. */
export interface Command {
  usage: string
  does: string
  /** Runs the command and answers the exit code, if it is not 0; throws a UsageError for arguments it does not understand. */
  run(args: string[]): Promise<number | void>
}
