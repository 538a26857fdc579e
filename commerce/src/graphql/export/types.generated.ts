/* Written by npm run generate. Do not edit. */
import type { ExportErrorCode, ExportEventsEnum, JobStatusEnum } from '@semena/contract/enums'
import type { ExportFileFilterInput, ExportFileSortingInput } from '../../domain/export/inputs.generated.ts'
import type { UserSource } from '../account/sources.ts'
import type { ExportEventSource, ExportFileSource } from './sources.ts'
import type { Listed } from '../shared/listed.ts'
import type { PageInfo } from '../shared/types.generated.ts'
import type { AppSource } from '../staff/sources.ts'

type Nullable<T> = T | null
type Maybe<T> = T | null | undefined

export interface ExportFileCountableEdge { node: ExportFileSource; cursor: string }
export interface ExportError { field: Maybe<string>; message: Maybe<string>; code: ExportErrorCode }

declare module '../resolver-types.ts' {
interface Types {
  ExportFileCountableConnection: {
    source: Listed<ExportFileSource>
    fields: {
      pageInfo: PageInfo
      edges: readonly ExportFileCountableEdge[]
      totalCount: Maybe<number>
    }
    args: {}
  }
  ExportFile: {
    source: ExportFileSource
    fields: {
      id: string
      status: JobStatusEnum
      createdAt: Date
      updatedAt: Date
      message: Maybe<string>
      url: Maybe<string>
      events: Maybe<readonly ExportEventSource[]>
      user: Maybe<UserSource>
      app: Maybe<AppSource>
    }
    args: {}
  }
  ExportEvent: {
    source: ExportEventSource
    fields: {
      id: string
      date: Date
      type: ExportEventsEnum
      user: Maybe<UserSource>
      app: Maybe<AppSource>
      message: string
    }
    args: {}
  }
}
interface QueryFields {
  exportFile: Maybe<ExportFileSource>
  exportFiles: Maybe<Listed<ExportFileSource>>
}
interface QueryArguments {
  exportFile: { id: string }
  exportFiles: { filter?: Nullable<ExportFileFilterInput>; sortBy?: Nullable<ExportFileSortingInput>; before?: Nullable<string>; after?: Nullable<string>; first?: Nullable<number>; last?: Nullable<number> }
}
}
