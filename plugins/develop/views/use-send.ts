import { useNotice } from '@jwsk/kit'
import { useMutation } from '@tanstack/react-query'

/** Sends what a dialog has gathered, once, and says here what went wrong. */
export function useSend<Draft>(send: (draft: Draft) => Promise<unknown>, done: () => void) {
  const notice = useNotice()
  return useMutation({
    mutationFn: send,
    retry: false,
    networkMode: 'always',
    meta: { reported: true },
    onSuccess: done,
    onError: notice.failed,
  })
}
