import { type UseMutationOptions, useMutation } from '@tanstack/react-query'

type MutationHandlers<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess' | 'onError' | 'onSettled'>

/** A write that is sent once and at once, network or not; whoever sends it says what went wrong. */
export const useWriteMutation = <Input = void, Answer = unknown>(send: (input: Input) => Promise<Answer>, handlers: MutationHandlers<Input, Answer> = {}) =>
  useMutation({ mutationFn: send, retry: false, networkMode: 'always', meta: { reported: true }, ...handlers })
