import type { CallOptions } from './call-options'
import type { callOptionNames, clientOptionNames } from './known-options'
import type { ClientOptions } from './types'

type Split<Names> = Names extends `${infer Name} ${infer Rest}` ? Name | Split<Rest> : Names
type Equal<Left, Right> = [Left, Right] extends [Right, Left] ? true : false

// a name that the list lacks would be refused
export const lists: [Equal<Split<typeof clientOptionNames>, keyof ClientOptions>, Equal<Split<typeof callOptionNames>, keyof CallOptions>] =
  [true, true]
