import { type UseMutationOptions, useMutation } from '@tanstack/react-query'

type MutationHandlers<Input, Answer> = Pick<UseMutationOptions<Answer, Error, Input>, 'onSuccess' | 'onError' | 'onSettled'>

/** Mutation without retry or offline queue; the caller reports success and failure. */
export const useWriteMutation = <Input = void, Answer = unknown>(
  send: (input: Input) => Promise<Answer>,
  handlers: MutationHandlers<Input, Answer> = {},
) => useMutation({ mutationFn: send, retry: false, networkMode: 'always', meta: { reported: true }, ...handlers })
