/** Every field of an order is either personal or shown, and what the payment page asks for is shown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FieldNode, type ObjectTypeDefinitionNode, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { typeDefs } from '../schema.ts'
import { NARROWED, PERSONAL, SHOWN } from './holder.ts'

const order = parse(typeDefs).definitions.find(
  (d): d is ObjectTypeDefinitionNode => d.kind === 'ObjectTypeDefinition' && d.name.value === 'Order',
)!

test('each field of Order is in exactly one list', () => {
  const listed = [...PERSONAL, ...SHOWN, ...NARROWED].toSorted()
  expect(listed).toEqual(order.fields!.map((f) => f.name.value).toSorted())
})

test('the payment page asks for nothing personal', () => {
  const file = join(import.meta.dirname, '../../../../storefront/src/features/payment/payment.graphql')
  const asked: string[] = []
  visit(parse(readFileSync(file, 'utf8')), {
    Field(node) {
      if (node.name.value === 'order') asked.push(...fieldsOf(node))
    },
  })
  expect(asked).toContain('totalBalance')
  expect(asked.filter((name) => PERSONAL.includes(name as (typeof PERSONAL)[number]))).toEqual([])
})

const fieldsOf = (node: FieldNode): string[] =>
  (node.selectionSet?.selections ?? []).flatMap((s) => (s.kind === 'Field' ? [s.name.value] : []))
