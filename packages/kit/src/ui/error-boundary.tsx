import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Instead of the children; `reset` tries them again. */
  readonly fallback: (error: unknown, reset: () => void) => ReactNode
  readonly onError?: (error: unknown, info: ErrorInfo) => void
  readonly children: ReactNode
}

interface CaughtError {
  readonly error: unknown
}

/** Keeps what fails below it from taking the rest of the page along. */
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

/** Whether an error says that a piece of the program could not be fetched: an old page after a new release. */
export const isMissingChunk = (error: unknown) =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
