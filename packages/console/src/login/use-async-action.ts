import { useState } from 'react'

/** One thing at a time that takes a while: whether it is under way, and why the last one failed. */
export function useAsyncAction() {
  const [state, setState] = useState<{ readonly pending: boolean; readonly failure: unknown }>({ pending: false, failure: null })
  const run = async (work: () => Promise<unknown>): Promise<'done' | 'failed'> => {
    setState({ pending: true, failure: null })
    try {
      await work()
      setState({ pending: false, failure: null })
      return 'done'
    } catch (failure) {
      setState({ pending: false, failure })
      return 'failed'
    }
  }
  return { ...state, run }
}
