/**
 * The cost of a field's arguments, whether they are written in the document, come as variables, or are defaults. Each
 * condition in a list of conditions is planned as a part of the SQL. Each id in a list is looked up. Texts are read
 * character by character.
 */
import { type ArgumentNode, Kind, type ValueNode } from 'graphql'

export type Variables = Readonly<Record<string, unknown>>
/** Default values of an operation's variables. */
export type Defaults = ReadonlyMap<string, ValueNode>

const CONDITION = 400
const PLAIN_ELEMENT = 10
const CHARACTER = 0.1

export interface ArgumentsWeight {
  known: number
  /** The cost of arguments that are variables, by their values. */
  given?: (variables: Variables) => number
}

/** What a field's arguments cost, in the unit of costs. */
export function weightOfArguments(nodes: readonly ArgumentNode[], defaults: Defaults): ArgumentsWeight {
  let known = 0
  const places: { variable: string; inList: boolean }[] = []
  const weigh = (value: ValueNode, inList: boolean): void => {
    switch (value.kind) {
      case Kind.VARIABLE:
        places.push({ variable: value.name.value, inList })
        break
      case Kind.LIST:
        for (const element of value.values) weigh(element, true)
        break
      case Kind.OBJECT:
        if (inList) known += CONDITION
        for (const field of value.fields) weigh(field.value, false)
        break
      default:
        if (inList) known += PLAIN_ELEMENT
        if (value.kind === Kind.STRING) known += value.value.length * CHARACTER
    }
  }
  for (const { value } of nodes) weigh(value, false)
  if (places.length === 0) return { known }
  return {
    known,
    given: (variables) => {
      let sum = 0
      for (const { variable, inList } of places) {
        const value = variables[variable]
        if (value !== undefined) sum += weightOf(value, inList)
        else if (defaults.has(variable)) sum += weightOfDefault(defaults.get(variable)!, inList)
      }
      return sum
    },
  }
}

/** The whole number that an argument is; undefined for anything else. */
export function integerOf(value: ValueNode, variables: Variables, defaults: Defaults): number | undefined {
  if (value.kind === Kind.INT) return Number(value.value)
  if (value.kind !== Kind.VARIABLE) return undefined
  const given = variables[value.name.value]
  if (typeof given === 'number') return given
  const other = given === undefined ? defaults.get(value.name.value) : undefined
  return other?.kind === Kind.INT ? Number(other.value) : undefined
}

/** The cost of a variable's value. Nesting and number of values were limited before. */
function weightOf(value: unknown, inList: boolean): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + weightOf(element, true), 0)
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, v) => sum + weightOf(v, false), inList ? CONDITION : 0)
  return (inList ? PLAIN_ELEMENT : 0) + (typeof value === 'string' ? value.length * CHARACTER : 0)
}

/** The cost of a default value, which cannot hold variables. */
const weightOfDefault = (value: ValueNode, inList: boolean): number =>
  weightOfArguments([{ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: '' }, value }], new Map()).known +
  (inList ? PLAIN_ELEMENT : 0)
