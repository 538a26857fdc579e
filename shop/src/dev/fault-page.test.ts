import { expect, it } from 'vitest'
import { faultPage } from './fault-page.ts'

it('shows a fault without the colours of a terminal', () => {
  const fault = new Error('broken')
  fault.stack = '\u001B[31mSyntaxError\u001B[39m in <Page>'
  const page = faultPage(fault)
  expect(page).toContain('<pre>SyntaxError in &lt;Page></pre>')
  expect(page).not.toContain('\u001B')
})
