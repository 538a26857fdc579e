/** Sends an answer to a message once, also where the shop's answer to that got lost. */
import { ServiceUnreachable } from '../../platform/faults.ts'
import { answerMessage, type Message, messageQuery } from './api.ts'

interface Answered {
  message: Message
  /** False where the message got other answers than this one meanwhile: whoever wrote it sees them first. */
  isSent: boolean
}

/**
 * `lost` is told how many answers there were, where nobody said whether this one was heard; `before` is that of an earlier
 * try. `known` are the answers that are shown.
 */
export async function answerOnce(
  { number, answers: known }: Pick<Message, 'number' | 'answers'>,
  text: string,
  before: number | null,
  lost: (count: number) => void,
): Promise<Answered> {
  let count = known.length
  if (before !== null) {
    const message = await messageQuery(number).queryFn()
    const since = message.answers.slice(before)
    if (since.length > 0) return { message, isSent: since.some((one) => one.text.trim() === text.trim()) }
    count = before
  }
  try {
    return { message: await answerMessage(number, text), isSent: true }
  } catch (error) {
    if (error instanceof ServiceUnreachable) lost(count)
    throw error
  }
}
