/**
 * Decides whether an expression of a parsed statement can be null. Whatever is not known to be never null counts as
 * nullable: the nullable side of an outer join, functions that are not listed here, parameters.
 */
import { isNode, type Node, nodesOf, numbersOf, type Value } from './node-tree.ts'

export interface Catalogue {
  /** Columns that are never null, as `table oid.number of the column`. */
  notNull: ReadonlySet<string>
  /** Names of functions by oid. */
  functions: ReadonlyMap<string, string>
}

/** The queries around an expression, the innermost first. */
type Within = readonly Node[]

/** Aggregates that answer a value even for no rows, and functions that answer one for any arguments. */
const NEVER_NULL = new Set([
  'count',
  'jsonb_build_object',
  'jsonb_build_array',
  'now',
  'gen_random_uuid',
  'concat',
  'row_number',
  'rank',
])
/** Functions that answer null only where an argument is null. */
const NULL_OF_NULL = new Set(
  'lower upper length left right to_char date_trunc make_interval round floor ceil abs md5 replace cardinality'.split(
    ' ',
  ),
)
/** Operators answer null only where an operand is null, except these, which look for a part of some JSON. */
const FINDS_PART = /^jsonb?_(?:object_field|array_element|extract_path)/
/** PostgreSQL's numbers for the form of a call that is a cast: explicit (`x::int`) or implicit. */
const CASTS = new Set(['1', '2'])
const OF_ARGUMENT = new Set(['RELABELTYPE', 'COERCEVIAIO', 'ARRAYCOERCEEXPR', 'COERCETODOMAIN'])
const ALWAYS = new Set(['NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'ARRAYEXPR', 'SQLVALUEFUNCTION', 'ROWEXPR'])

const RELATION = '0'
const SUBQUERY = '1'
const JOIN = '2'
const VALUES = '5'
const CTE = '6'
const GROUP = '9'

/** What a query answers: the select list, or the `returning` list of a change. */
export const targetsOf = (query: Node): Node[] => {
  const returned = nodesOf(query.returningList)
  return (query.commandType === '1' ? nodesOf(query.targetList) : returned).filter((t) => t.resjunk !== 'true')
}

/** Whether the column at `index` of a query's answer can never be null. */
export function isNeverNull(catalogue: Catalogue, query: Node, index: number): boolean {
  return ofQuery(query, index, [])

  function ofQuery(inner: Node, column: number, outer: Within, seen: ReadonlySet<Node> = new Set()): boolean {
    // A recursive query's column is never null if all its other parts are never null.
    if (seen.has(inner)) return true
    const known = new Set([...seen, inner])
    if (inner.setOperations) {
      return nodesOf(inner.rtable)
        .filter((t) => t.rtekind === SUBQUERY && isNode(t.subquery))
        .every((t) => ofQuery(t.subquery as Node, column, [inner, ...outer], known))
    }
    const target = targetsOf(inner)[column]
    return !!target && never(target.expr, [inner, ...outer], known)
  }

  function never(expr: Value | undefined, within: Within, seen: ReadonlySet<Node>): boolean {
    if (!isNode(expr)) return false
    const all = (list: Value | undefined): boolean => nodesOf(list).every((e) => never(e, within, seen))
    const some = (list: Value | undefined): boolean => nodesOf(list).some((e) => never(e, within, seen))
    if (ALWAYS.has(expr.is)) return true
    if (OF_ARGUMENT.has(expr.is)) return never(expr.arg, within, seen)
    switch (expr.is) {
      case 'VAR':
        return ofColumn(expr, within, seen)
      case 'CONST':
        return expr.constisnull === 'false'
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return some(expr.args)
      case 'CASEEXPR':
        return nodesOf(expr.args).every((w) => never(w.result, within, seen)) && never(expr.defresult, within, seen)
      case 'AGGREF':
        return NEVER_NULL.has(catalogue.functions.get(String(expr.aggfnoid)) ?? '')
      case 'WINDOWFUNC':
        return NEVER_NULL.has(catalogue.functions.get(String(expr.winfnoid)) ?? '')
      case 'FUNCEXPR': {
        const name = catalogue.functions.get(String(expr.funcid)) ?? ''
        const passes = CASTS.has(String(expr.funcformat)) || NULL_OF_NULL.has(name)
        return NEVER_NULL.has(name) || (passes && all(expr.args))
      }
      case 'SUBLINK':
        return ofSublink(expr, within, seen)
      case 'OPEXPR':
        return !FINDS_PART.test(catalogue.functions.get(String(expr.opfuncid)) ?? 'json_object_field') && all(expr.args)
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return all(expr.args)
      default:
        return false
    }
  }

  /**
   * `exists` and `array(select …)` always answer a value; a subquery with a single value does when it is sure to have
   * one row.
   */
  function ofSublink(link: Node, within: Within, seen: ReadonlySet<Node>): boolean {
    if (link.subLinkType === '0' || link.subLinkType === '6') return true
    const inner = link.subselect
    if (link.subLinkType !== '4' || !isNode(inner)) return false
    const oneRow = inner.hasAggs === 'true' && !inner.groupClause && !inner.havingQual && !inner.limitCount
    return oneRow && ofQuery(inner, 0, within, seen)
  }

  function ofColumn(v: Node, within: Within, seen: ReadonlySet<Node>): boolean {
    if (numbersOf(v.varnullingrels).length) return false
    const around = within.slice(Number(v.varlevelsup))
    const table = nodesOf(around[0]?.rtable)[Number(v.varno) - 1]
    const number = Number(v.varattno)
    if (!table || number === 0) return false
    switch (table.rtekind) {
      case RELATION:
        return number < 0 || catalogue.notNull.has(`${String(table.relid)}.${number}`)
      case SUBQUERY:
        return isNode(table.subquery) && ofQuery(table.subquery, number - 1, around, seen)
      case JOIN:
        return never(nodesOf(table.joinaliasvars)[number - 1], around, seen)
      case GROUP:
        return never(nodesOf(table.groupexprs)[number - 1], around, seen)
      case VALUES:
        return (
          Array.isArray(table.values_lists) &&
          table.values_lists.every((row) => never(nodesOf(row)[number - 1], around, seen))
        )
      case CTE: {
        const home = around.slice(Number(table.ctelevelsup))
        const cte = nodesOf(home[0]?.cteList).find((c) => c.ctename === table.ctename)
        return isNode(cte?.ctequery) && ofQuery(cte.ctequery, number - 1, home, seen)
      }
      default:
        return false
    }
  }
}
