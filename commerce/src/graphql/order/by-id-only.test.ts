/** Every field of an order is either personal or shown, and what the payment page asks for is shown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FieldNode, type FragmentDefinitionNode, type ObjectTypeDefinitionNode, parse, visit } from 'graphql'
import { expect, test } from 'vitest'
import { schemaDocument } from '../schema.ts'
import { NARROWED, PERSONAL, SHOWN } from './by-id-only.ts'

const order = schemaDocument.definitions.find(
  (d): d is ObjectTypeDefinitionNode => d.kind === 'ObjectTypeDefinition' && d.name.value === 'Order',
)!

test('each field of Order is in exactly one list', () => {
  const listed = [...PERSONAL, ...SHOWN, ...NARROWED].toSorted()
  expect(listed).toEqual(order.fields!.map((f) => f.name.value).toSorted())
})

test('the payment page asks for nothing personal', () => {
  const documents = ['payment/payment.graphql', 'sums/sums.graphql'].map((file) =>
    parse(readFileSync(join(import.meta.dirname, '../../../../storefront/src/features', file), 'utf8')),
  )
  const asked: string[] = []
  for (const document of documents)
    visit(document, {
      // Parcels are asked for alone: where they are refused, the page shows none.
      OperationDefinition: ({ name }) => (name?.value === 'PaymentParcels' ? false : undefined),
      Field: (node) => void (node.name.value === 'order' && asked.push(...fieldsOf(node))),
      FragmentDefinition: (node) => void (node.typeCondition.name.value === 'Order' && asked.push(...fieldsOf(node))),
    })
  expect(asked).toContain('number')
  expect(asked).toContain('totalBalance')
  expect(asked.filter((name) => PERSONAL.includes(name as (typeof PERSONAL)[number]))).toEqual([])
})

const fieldsOf = ({ selectionSet }: FieldNode | FragmentDefinitionNode): string[] =>
  (selectionSet?.selections ?? []).flatMap((s) => (s.kind === 'Field' ? [s.name.value] : []))
