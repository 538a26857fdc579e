/** Limits of the variables of one operation. */
import { LIMITS } from './limits.ts'
import type { GraphQLError } from 'graphql'
import { limitError } from './refused.ts'

/** The error of variables that are beyond a limit; null when they are not. */
export function judgeVariables(variables: object): GraphQLError | null {
  let values = 0
  let characters = 0
  // The function does not call itself, so that deeply nested variables cannot exhaust the stack.
  let level: object[] = [variables]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.variables.nesting) return tooMuch('are nested too deeply')
    const next: object[] = []
    for (const holder of level) {
      const isList = Array.isArray(holder)
      if (isList && holder.length > LIMITS.variables.list)
        return tooMuch(`hold a list of more than ${LIMITS.variables.list}`)
      for (const [name, value] of Object.entries(holder) as [string, unknown][]) {
        if (!isList) {
          if (name.length > LIMITS.document.name)
            return tooMuch(`hold a name of more than ${LIMITS.document.name} characters`)
          if (name === '__proto__') return tooMuch('hold a name that cannot be')
          characters += name.length
        }
        if (++values > LIMITS.variables.values) return tooMuch(`hold more than ${LIMITS.variables.values} values`)
        if (typeof value === 'string') characters += value.length
        else if (typeof value === 'number' && !Number.isFinite(value)) return tooMuch('hold a number that is too large')
        else if (Array.isArray(value) || isPlain(value)) next.push(value)
        if (characters > LIMITS.variables.characters)
          return tooMuch(`hold more than ${LIMITS.variables.characters} characters`)
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
