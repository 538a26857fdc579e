/** What the inbox stores of people, for the service's export and erasure of personal data. */
import type { PersonalRecords } from '@semena/commerce/extension'
import { deleteMessagesOf, messagesOf } from './db/messages.ts'
import { deleteSubscribers, subscriberOf } from './db/subscribers.ts'
import { emailKey } from './fields.ts'

export const inboxRecords: readonly PersonalRecords[] = [
  {
    name: 'messages',
    read: (db, email) => messagesOf.many(db, emailKey(email)),
    forget: async (client, emails) => {
      await deleteMessagesOf.run(client, emails.map(emailKey))
    },
  },
  {
    name: 'newsletter',
    read: (db, email) => subscriberOf.first(db, emailKey(email)),
    forget: async (client, emails) => {
      await deleteSubscribers.run(client, emails.map(emailKey))
    },
  },
]
