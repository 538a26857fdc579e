import { expect, test } from 'vitest'
import { help } from './cli.ts'

test('the help has each form of a command on a line of its own that fits a terminal', () => {
  const typed = help()
    .split('\n')
    .filter((line) => line.includes('npm run semena -- '))
  expect(typed).toContain('  npm run semena -- staff list')
  expect(typed).toContain('  npm run semena -- changes undo <number>')
  expect(typed.filter((line) => line.length > 120)).toEqual([])
})
