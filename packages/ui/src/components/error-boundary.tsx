import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Rendered in place of the children after an error; `reset` renders the children again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  readonly children: ReactNode
}

interface CaughtError {
  readonly error: unknown
}

/** Error boundary: contains render errors of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly caught: CaughtError | undefined }> {
  override state: { readonly caught: CaughtError | undefined } = { caught: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    const { caught } = this.state
    return caught ? this.props.fallback(caught.error, () => this.setState({ caught: undefined })) : this.props.children
  }
}

/** Whether an error is a chunk that failed to load, e.g. in a stale page after a new release. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
