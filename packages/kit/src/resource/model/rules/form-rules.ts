import type { TextValues } from '@jwsk/ui'
import type { NoField, StringKey } from '../api'
import type { Row } from '../row'

/** Text of the resource, with its key as part of the type. */
export type CheckMessage<Key extends string = string> = string & { readonly '~key': Key }

/** Context of a rule across fields. */
export interface CheckContext {
  /** Returns the text `checks.<key>` of the resource. */
  readonly say: <Key extends string>(key: Key, values?: TextValues) => CheckMessage<Key>
  /** Aborted as soon as a newer draft is checked, or the form is closed. */
  readonly signal: AbortSignal
}

type Messages = Readonly<Record<string, string | undefined>>
// biome-ignore lint/suspicious/noConfusingVoidType: a function without a return statement is of type void
type CheckResult = Messages | undefined | void
/** Result of a check: messages by field name, or nothing if the draft is fine. */
export type CheckOutcome = CheckResult | Promise<CheckResult>

type MessagesOf<C> = Awaited<C> extends infer R ? (R extends object ? R : never) : never
type NamesOf<C> = MessagesOf<C> extends infer R ? (R extends object ? StringKey<R> : never) : never
type MessageKey<Message> = Message extends CheckMessage<infer Key> ? (string extends Key ? never : Key) : never
/** Keys of the texts that a check needs. */
export type CheckName<C> = MessagesOf<C> extends infer R ? (R extends object ? MessageKey<R[keyof R]> : never) : never

/** Rejects messages for names that the form does not have. */
export type KnownNames<C, Name, Api> = [Exclude<NamesOf<C>, Name>] extends [never] ? unknown : NoField<Exclude<NamesOf<C>, Name>, Api>

/** Check of a normalized declaration. */
export type FormCheck = (draft: Row, context: CheckContext) => CheckOutcome

/** Derived value of a form, on the wire; with `send`, it is part of the draft that is sent. */
export type ComputeRule<D, Value> =
  | ((draft: Partial<D>) => Value | undefined)
  | { readonly value: (draft: Partial<D>) => Value | undefined; readonly send: true }

/** Derived values of a normalized declaration by field name. */
export type ComputeRules = Readonly<Record<string, ComputeRule<Row, unknown> | undefined>>

/** Derived values of a form by field name, checked against the type of its draft. */
export type ComputeDeclaration<D, Name extends keyof D> = { readonly [K in Name]?: ComputeRule<D, NonNullable<D[K]>> }
