/** What a command of the command line is. */
export interface Command {
  usage: string
  does: string
  /** Answers the exit code; throws a UsageError for arguments it does not understand. */
  run(args: string[]): Promise<number>
}
