/** What the inbox stores of people, for the service's export and erasure of personal data. */
import type { PersonalRecords } from '@semena/commerce/extension'
import { forgetMessagesOf, messagesOf } from './db/messages.ts'
import { forgetSubscribers, subscriberOf } from './db/subscribers.ts'
import { emailKey } from './fields.ts'

export const inboxRecords: readonly PersonalRecords[] = [
  {
    name: 'messages',
    read: (db, email) => messagesOf(db, emailKey(email)),
    forget: async (client, emails) => {
      await forgetMessagesOf(client, emails.map(emailKey))
    },
  },
  {
    name: 'newsletter',
    read: (db, email) => subscriberOf(db, emailKey(email)),
    forget: async (client, emails) => {
      await forgetSubscribers(client, emails.map(emailKey))
    },
  },
]
