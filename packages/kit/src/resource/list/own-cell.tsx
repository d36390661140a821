import { Component, type ReactNode } from 'react'

interface CellBoundaryProps {
  /** What the field itself shows. */
  readonly plain: ReactNode
  readonly children: ReactNode
}

/** A cell of a declaration's own: where it fails, its field still shows the value. */
export class CellBoundary extends Component<CellBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
