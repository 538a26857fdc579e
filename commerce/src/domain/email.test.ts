import { describe, expect, test } from 'vitest'
import { mailboxOf } from './email.ts'

describe('a mailbox', () => {
  test.each([
    ['Ann@Example.com', 'ann@example.com'],
    ['ann+shop@example.com', 'ann@example.com'],
    ['ann+a+b@example.com', 'ann@example.com'],
    ['+ann@example.com', '+ann@example.com'],
    ['a.n.n@example.com', 'a.n.n@example.com'],
    ['A.n.n+x@gmail.com', 'ann@gmail.com'],
    ['ann@googlemail.com', 'ann@gmail.com'],
    ['ann@bücher.example', 'ann@xn--bcher-kva.example'],
    ['no address', 'no address'],
    ['', ''],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })
})
