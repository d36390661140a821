import { useState } from 'react'

/** Runs asynchronous work; returns whether it is pending and the error of the last run. */
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
