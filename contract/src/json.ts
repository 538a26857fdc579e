/** The value of a text from outside that should be JSON; undefined where it is none, or longer than `longest`. */
export function parseJson(text: string, longest: number): unknown {
  if (text.length > longest) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
