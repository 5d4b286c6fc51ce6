import { Component, type ReactNode } from 'react'
import { ShellFailure } from './shell-failure.tsx'

type State = { failed: { error: unknown } | null }

/** A room that breaks leaves the sections standing (A-SHELL-07). */
export class RoomBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } }
  }

  override render(): ReactNode {
    const { failed } = this.state
    if (!failed) return this.props.children
    return <ShellFailure error={failed.error} onRetry={() => this.setState({ failed: null })} />
  }
}
