/** Limits of the variables of one operation. */
import { MAX_NAME } from './document.ts'
import type { GraphQLError } from 'graphql'
import { limitError } from './refused.ts'

const MAX_LIST = 1000
const MAX_VALUES = 10_000
const MAX_CHARACTERS = 128 * 1024
const MAX_NESTING = 30

/** The error of variables that are beyond a limit; null when they are not. */
export function judgeVariables(variables: object): GraphQLError | null {
  let values = 0
  let characters = 0
  // The function does not call itself, so that deeply nested variables cannot exhaust the stack.
  let level: object[] = [variables]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_NESTING) return tooMuch('are nested too deeply')
    const next: object[] = []
    for (const holder of level) {
      const isList = Array.isArray(holder)
      if (isList && holder.length > MAX_LIST) return tooMuch(`hold a list of more than ${MAX_LIST}`)
      for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
        if (!isList) {
          if (name.length > MAX_NAME) return tooMuch(`hold a name of more than ${MAX_NAME} characters`)
          if (name === '__proto__') return tooMuch('hold a name that cannot be')
          characters += name.length
        }
        if (++values > MAX_VALUES) return tooMuch(`hold more than ${MAX_VALUES} values`)
        if (typeof value === 'string') characters += value.length
        else if (typeof value === 'number' && !Number.isFinite(value)) return tooMuch('hold a number that is too large')
        else if (Array.isArray(value) || isPlain(value)) next.push(value)
        if (characters > MAX_CHARACTERS) return tooMuch(`hold more than ${MAX_CHARACTERS} characters`)
      }
    }
    level = next
  }
  return null
}

const tooMuch = (what: string): GraphQLError => limitError('VariablesLimitError', `The variables ${what}.`)

const isPlain = (value: unknown): value is object => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
