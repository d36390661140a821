export interface Destination {
  readonly to: string
  readonly how?: 'push' | 'replace'
}

type NavigateTo = (destination: Destination) => void

/** Lends the router's navigation to the models; what is asked before the router stands is done as soon as it does. */
export function createNavigator() {
  let go: NavigateTo | undefined
  let waiting: Destination | undefined
  return {
    go(destination: Destination) {
      if (go) go(destination)
      else waiting = destination
    },
    connect(navigate: NavigateTo) {
      go = navigate
      if (waiting) navigate(waiting)
      waiting = undefined
      return () => {
        go = undefined
      }
    },
  }
}

export type Navigator = ReturnType<typeof createNavigator>
