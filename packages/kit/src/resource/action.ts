import type { Client, InputOf, Operation } from '@jwsk/sdk'
import type { Field } from '../fields/types'
import type { FieldFor, Row } from './types'

/** What an action may use besides its target. */
export interface ActionContext {
  readonly client: Client
}

interface ActionFacts<Target> {
  /** The code that grants it; everyone has it unless said. */
  readonly permission?: string
  /** `danger`: cannot be taken back, so it is asked first. */
  readonly tone?: 'plain' | 'danger'
  /** Whether it makes sense for this target; shown only then. */
  readonly when?: (target: Target) => boolean
}

/**
 * Something to do besides add, edit, view and delete. `Target` is one record in `row`, the chosen records in `bulk`,
 * nothing in `toolbar`. `Name` is its label's key, `FieldName` are the fields that its form asks for.
 */
export interface Action<in Target, out Name extends string = string, out FieldName extends string = string> {
  readonly name: Name
  readonly permission: string | undefined
  readonly tone: 'plain' | 'danger'
  readonly when: (target: Target) => boolean
  /** Sends it; `draft` is what the form says, empty without one. */
  readonly run: (target: Target, draft: Row, context: ActionContext) => Promise<unknown>
  /** What is asked before; the action runs at once without. */
  readonly form: ActionForm<Target> | undefined
  /** Carries the type; never present at run time. */
  readonly '~fields'?: FieldName
}

export interface ActionForm<in Target> {
  readonly operation: Operation
  readonly fields: Readonly<Record<string, Field>>
  readonly start: (target: Target) => Row
}

const always = () => true

const facts = <Target>({ permission, tone = 'plain', when = always }: ActionFacts<Target>) => ({ permission, tone, when })

interface RunOptions<Target> extends ActionFacts<Target> {
  /** Success is told as 操作成功! and the list loads again; an error is told once. */
  readonly run: (target: Target, context: ActionContext) => Promise<unknown>
}

type Draft<O> = NonNullable<InputOf<O>>
type FieldsOf<O> = { readonly [K in Extract<keyof Draft<O>, string>]?: FieldFor<NonNullable<Draft<O>[K]>> }

interface FormOptions<Target, O, F> extends ActionFacts<Target> {
  /** What the form is sent to; its rules are checked first. */
  readonly api: O
  readonly fields: F & { readonly [K in Exclude<keyof F, keyof Draft<O>>]: never }
  /** What is sent besides the form, e.g. the id. */
  readonly send?: (target: Target) => Partial<Draft<O>>
  /** What the form starts with. */
  readonly start?: (target: Target) => Partial<Draft<O>>
}

/**
 * What a declaration makes its actions with; each is handed the target of the list it stands in.
 *
 * @example
 * row: (action) => [
 *   action('unlock', { permission: 'user_unlock', run: ({ id }, { client }) => client.call(user.unlock, { userIds: id }) }),
 *   action.form('refund', { api: order.refund, fields: { refundMoney: money() }, send: ({ id }) => ({ id }) }),
 * ]
 */
export interface ActionMaker<Target> {
  /** Runs at once, or after a question when its tone is `danger`. */
  <const Name extends string>(name: Name, options: RunOptions<Target>): Action<Target, Name, never>
  /** Asks for a few fields first, in a dialog of its own. */
  form<const Name extends string, O extends Operation, const F extends FieldsOf<O>>(
    name: Name,
    options: FormOptions<Target, O, F>,
  ): Action<Target, Name, Extract<keyof F, string>>
}

const maker: ActionMaker<never> = Object.assign(
  <const Name extends string>(name: Name, options: RunOptions<never>): Action<never, Name, never> => ({
    ...facts(options),
    name,
    form: undefined,
    run: (target, _draft, context) => options.run(target, context),
  }),
  {
    form: <const Name extends string, O extends Operation, const F extends FieldsOf<O>>(
      name: Name,
      options: FormOptions<never, O, F>,
    ): Action<never, Name, Extract<keyof F, string>> => {
      const { api, send, start } = options
      return {
        ...facts(options),
        name,
        // a field is only ever handed values of its own wire name
        form: { operation: api, fields: options.fields as ActionForm<never>['fields'], start: (target) => ({ ...start?.(target) }) },
        run: (target, draft, { client }) => client.call<Operation>(api, { ...draft, ...send?.(target) }),
      }
    },
  },
)

/** The actions that a declaration makes. */
export const actionsOf = <Target>(
  make: ((action: ActionMaker<Target>) => readonly Action<Target>[]) | undefined,
): readonly Action<Target>[] =>
  // it only hands targets on, whatever they are
  make?.(maker as unknown as ActionMaker<Target>) ?? []
